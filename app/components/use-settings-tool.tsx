import IconSettings from "@tabler/icons-react/dist/esm/icons/IconSettings.mjs";
import { useTranslation } from "react-i18next";
import { settings } from "~/settings/settings";
import type { Tool } from "./tool-button";

/** Opens the settings drawer, which the page's root draws. */
export function useSettingsTool(): Tool {
  const { t } = useTranslation();
  return { label: t("frame.settings"), icon: <IconSettings />, act: () => settings.set({ globalSettings: true }) };
}
