import { ActionIcon } from "@mantine/core";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import { useTranslation } from "react-i18next";
import { openPalette } from "./palette-store";

/** The name of the modifier key on this platform. */
const shortcut = () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘ K" : "Ctrl K");

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
      <IconSearch aria-hidden />
    </ActionIcon>
  );
}
