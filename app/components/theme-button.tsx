import { ActionIcon } from "@mantine/core";
import IconMoon from "@tabler/icons-react/dist/esm/icons/IconMoon.mjs";
import IconSun from "@tabler/icons-react/dist/esm/icons/IconSun.mjs";
import { useTranslation } from "react-i18next";
import { useStore } from "~/lib/store";
import { settings, toggleTheme } from "~/settings/settings";

/** Switches between light and dark. */
export function ThemeButton() {
  const { t } = useTranslation();
  const dark = useStore(settings, ({ theme }) => theme === "dark");
  const label = t(dark ? "theme.toLight" : "theme.toDark");
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} title={label} onClick={toggleTheme}>
      {dark ? <IconSun /> : <IconMoon />}
    </ActionIcon>
  );
}
