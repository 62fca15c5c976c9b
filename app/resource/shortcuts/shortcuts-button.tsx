import IconKeyboard from "@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs";
import { useTranslation } from "react-i18next";
import { IconButton } from "~/components/actions/icon-button";
import { useResource } from "~/resource/resource-context";
import { sheetOf } from "./sheet";

export function ShortcutsButton() {
  const { t } = useTranslation("resource");
  const sheet = sheetOf(useResource());
  return (
    <IconButton
      label={t("toolbar.shortcuts")}
      title={`${t("toolbar.shortcuts")} (?)`}
      aria-keyshortcuts="?"
      onClick={() => sheet.set({ opened: true })}
    >
      <IconKeyboard aria-hidden />
    </IconButton>
  );
}
