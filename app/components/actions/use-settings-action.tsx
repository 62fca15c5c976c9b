import IconSettings from "@tabler/icons-react/dist/esm/icons/IconSettings.mjs";
import { useTranslation } from "react-i18next";
import { SETTINGS_BUTTON_ID } from "~/config/appearance";
import { settings } from "~/settings/settings";
import type { ToolbarAction } from "./action-button";

const openDrawer = () => settings.set({ globalSettings: true });

/** Opens the settings drawer, which the root renders. */
export function useSettingsAction(): ToolbarAction {
  const { t } = useTranslation();
  return { label: t("frame.settings"), icon: <IconSettings aria-hidden />, run: openDrawer, id: SETTINGS_BUTTON_ID };
}
