import IconKeyboard from "@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs";
import { useTranslation } from "react-i18next";
import { IconButton } from "~/components/actions/icon-button";
import { requestShortcuts } from "~/components/shortcuts/request-shortcuts";
import { useResource } from "~/resource/resource-context";

export function ShortcutsButton() {
  const { t } = useTranslation("resource");
  const { namespace } = useResource();
  return (
    <IconButton
      label={t("toolbar.shortcuts")}
      title={`${t("toolbar.shortcuts")} (?)`}
      aria-keyshortcuts="?"
      onClick={() => requestShortcuts({ list: namespace })}
    >
      <IconKeyboard aria-hidden />
    </IconButton>
  );
}
