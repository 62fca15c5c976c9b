import IconMoon from "@tabler/icons-react/dist/esm/icons/IconMoon.mjs";
import IconSun from "@tabler/icons-react/dist/esm/icons/IconSun.mjs";
import { useTranslation } from "react-i18next";
import { useStore } from "~/lib/state/use-store";
import { settings, toggleTheme } from "~/settings/settings";
import type { ToolbarAction } from "./action-button";

/** Switches between light and dark. */
export function useThemeAction(): ToolbarAction {
  const { t } = useTranslation();
  const dark = useStore(settings, ({ theme }) => theme === "dark");
  return {
    label: t(dark ? "theme.toLight" : "theme.toDark"),
    icon: dark ? <IconSun aria-hidden /> : <IconMoon aria-hidden />,
    run: toggleTheme,
  };
}
