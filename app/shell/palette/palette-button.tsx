import { ActionIcon } from "@mantine/core";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import { useTranslation } from "react-i18next";
import { openPalette } from "./palette-store";

/** What the keyboard of this machine calls the key. */
const shortcut = () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘ K" : "Ctrl K");

/** Opens the command palette. */
export function PaletteButton() {
  const { t } = useTranslation("console");
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t("palette.open")}
      aria-keyshortcuts="Control+K Meta+K"
      title={`${t("palette.open")} (${shortcut()})`}
      onClick={openPalette}
    >
      <IconSearch />
    </ActionIcon>
  );
}
