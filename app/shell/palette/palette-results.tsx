import {
  SpotlightAction,
  SpotlightActionsGroup,
  SpotlightEmpty,
  SpotlightFooter,
  useSpotlight,
} from "@mantine/spotlight";
import { useTranslation } from "react-i18next";
import { Key } from "~/components/display/key";
import panelClasses from "~/components/layout/panel.module.css";
import { useFormat } from "~/i18n/format";
import classes from "./palette.module.css";
import { LIST_ID, optionId, paletteStore, selectEntry } from "./palette-store";
import { searchEntries } from "./search";
import { type Entry, type Section, useSections } from "./use-entries";

const pinyin = (text: string) => PINYIN[text] ?? "";

/** Without the headings of their sections actions say what they are, as screens say their group. */
function resultsOf(query: string, sections: Section[], action: string): Section[] {
  if (query.trim() === "") return sections;
  const found = searchEntries(
    query,
    sections.flatMap(({ title, entries }) =>
      title === "actions" ? entries.map((entry) => ({ ...entry, note: action })) : entries,
    ),
    pinyin,
  );
  return found.length > 0 ? [{ title: "results", entries: found }] : [];
}

type Run = (action: () => void) => void;

/** The results as an ARIA listbox, in which Spotlight moves the selection. */
export function PaletteResults({ run }: { run: Run }) {
  const { t } = useTranslation("palette");
  const format = useFormat();
  const { query } = useSpotlight(paletteStore);
  const results = resultsOf(query, useSections(), t("action"));
  const entries = results.flatMap((section) => section.entries);
  const noResults = t("noResults", { query: query.trim() });

  return (
    <>
      {entries.length > 0 ? (
        // Spotlight's own list puts a scroll area, which no key reaches, between the listbox and its options.
        <div id={LIST_ID} role="listbox" aria-label={t("results")} className={`${classes.list} ${panelClasses.fading}`}>
          {results.map((section) => (
            <SpotlightActionsGroup
              key={section.title}
              role="group"
              aria-label={t(section.title)}
              label={t(section.title)}
            >
              {section.entries.map((entry) => (
                <PaletteOption key={entry.id} entry={entry} index={entries.indexOf(entry)} run={run} />
              ))}
            </SpotlightActionsGroup>
          ))}
        </div>
      ) : (
        <SpotlightEmpty>{noResults}</SpotlightEmpty>
      )}
      <span className="visually-hidden" role="status">
        {query.trim() && (entries.length > 0 ? t("found", { number: format.number(entries.length) }) : noResults)}
      </span>
      <KeyHints />
    </>
  );
}

function PaletteOption({ entry, index, run }: { entry: Entry; index: number; run: Run }) {
  const isSelected = useSpotlight(paletteStore).selected === index;
  return (
    <SpotlightAction
      // Mantine drops its id, which the field needs for `aria-activedescendant`.
      ref={(node) => node?.setAttribute("id", optionId(index))}
      role="option"
      aria-selected={isSelected}
      // Spotlight sets the same attribute when the arrow keys move the selection.
      mod={{ selected: isSelected }}
      label={entry.label}
      leftSection={entry.icon}
      rightSection={entry.note && <span className={classes.note}>{entry.note}</span>}
      onMouseMove={() => selectEntry(index)}
      onClick={() => run(entry.run)}
    />
  );
}

/** Visible only: a screen reader announces the keys because of the field's role. */
function KeyHints() {
  const { t } = useTranslation("palette");
  return (
    <SpotlightFooter aria-hidden>
      <span>
        <Key name="↑" /> <Key name="↓" /> {t("hintMove")}
      </span>
      <span>
        <Key name="Enter" /> {t("hintRun")}
      </span>
      <span>
        <Key name="Esc" /> {t("hintClose")}
      </span>
    </SpotlightFooter>
  );
}
