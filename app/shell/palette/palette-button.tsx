import { ActionIcon } from "@mantine/core";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import { useTranslation } from "react-i18next";
import { modifierKey } from "~/lib/page/modifier-key";
import { openPalette } from "./palette-store";

export function PaletteButton() {
  const { t } = useTranslation("console");
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t("palette.open")}
      aria-keyshortcuts="Control+K Meta+K"
      title={`${t("palette.open")} (${modifierKey()} K)`}
      onClick={openPalette}
    >
      <IconSearch aria-hidden />
    </ActionIcon>
  );
}
