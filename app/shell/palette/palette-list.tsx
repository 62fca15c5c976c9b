import { Box } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./palette.module.css";
import { PaletteOption } from "./palette-option";
import type { Entry, Section } from "./use-entries";

/** The element of an entry in the palette of that id. */
export const optionId = (id: string, entry: Entry | undefined) => entry && `${id}-${entry.id}`;

type Props = {
  id: string;
  results: Section[];
  active: Entry | undefined;
  onChoose: (entry: Entry) => void;
  onRun: (entry: Entry) => void;
};

/** The palette's entries; found ones stand in one group, which needs no title to be seen. */
export function PaletteList({ id, results, active, onChoose, onRun }: Props) {
  const { t } = useTranslation("palette");
  return (
    <div role="listbox" id={`${id}-list`} aria-label={t("results")} className={classes.list}>
      {results.map(({ title, entries }) => (
        <Box key={title} role="group" aria-label={t(title)}>
          {title !== "results" && (
            <div className={classes.title} aria-hidden>
              {t(title)}
            </div>
          )}
          {entries.map((entry) => (
            <PaletteOption
              key={entry.id}
              id={optionId(id, entry)}
              entry={entry}
              active={entry === active}
              onChoose={() => onChoose(entry)}
              onRun={() => onRun(entry)}
            />
          ))}
        </Box>
      ))}
    </div>
  );
}
