import { ActionIcon, Button } from "@mantine/core";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import { useTranslation } from "react-i18next";
import { Key } from "~/components/display/key";
import { modifierKey } from "~/lib/page/modifier-key";
import { openPalette } from "~/shell/palette/palette-store";
import classes from "./navbar.module.css";

/** `isField`: looks like a search field, where the navbar has room for one. */
export function PaletteButton({ isField = false }: { isField?: boolean }) {
  const { t } = useTranslation("console");
  const name = t("palette.open");
  const modifier = modifierKey();
  const shared = { "aria-keyshortcuts": "Control+K Meta+K", onClick: openPalette };
  if (isField)
    return (
      <Button
        {...shared}
        className={classes.search}
        variant="default"
        leftSection={<IconSearch aria-hidden />}
        rightSection={
          <span aria-hidden>
            <Key name={modifier} /> <Key name="K" />
          </span>
        }
      >
        {name}
      </Button>
    );
  return (
    <ActionIcon {...shared} variant="subtle" color="gray" size="lg" aria-label={name} title={`${name} (${modifier} K)`}>
      <IconSearch aria-hidden />
    </ActionIcon>
  );
}
