import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import { useTranslation } from "react-i18next";
import { useStore } from "~/lib/state/use-store";
import classes from "./palette.module.css";
import { palette } from "./palette-store";

/** Stands where the palette's field will: who types at once, at its first opening, loses no letter. */
export function PaletteBegun() {
  const { t } = useTranslation("console");
  const begun = useStore(palette, (current) => current.begun);
  return (
    <div className={classes.head}>
      <IconSearch />
      <input
        data-autofocus
        className={classes.field}
        aria-label={t("palette.open")}
        autoComplete="off"
        spellCheck={false}
        value={begun}
        onChange={({ currentTarget }) => palette.set({ begun: currentTarget.value })}
      />
    </div>
  );
}
