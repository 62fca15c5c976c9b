import { Menu } from "@mantine/core";
import IconRestore from "@tabler/icons-react/dist/esm/icons/IconRestore.mjs";
import { useTranslation } from "react-i18next";
import { reloadPage } from "~/lib/page/reload-page";
import { useStore } from "~/lib/state/use-store";
import { demoActions } from "./demo-actions";

/** Resets the demonstration's records; rendered in the demonstration only. */
export function ResetDemoItem() {
  const { t } = useTranslation("console");
  const reset = useStore(demoActions, (actions) => actions.reset);
  if (!reset) return null;
  return (
    <Menu.Item leftSection={<IconRestore />} onClick={() => reset().then(reloadPage)}>
      {t("account.resetDemo")}
    </Menu.Item>
  );
}
