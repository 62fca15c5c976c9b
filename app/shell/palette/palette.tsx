import { Kbd } from "@mantine/core";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "~/i18n/format";
import classes from "./palette.module.css";
import { optionId, PaletteList } from "./palette-list";
import { palette } from "./palette-store";
import { searchEntries } from "./search";
import { type Section, useSections } from "./use-entries";

const pinyin = (text: string) => PINYIN[text] ?? "";

function resultsOf(query: string, sections: Section[]): Section[] {
  if (query.trim() === "") return sections;
  const all = sections.flatMap(({ entries }) => entries);
  return [{ title: "results", entries: searchEntries(query, all, pinyin) }];
}

/** A combobox over its list (WAI-ARIA): the field keeps the focus, arrows choose, Enter runs. */
export function Palette({ run }: { run: (act?: () => void) => void }) {
  const { t } = useTranslation("palette");
  const format = useFormat();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(() => palette.get().begun);
  const [chosen, setChosen] = useState(0);
  const results = resultsOf(query, useSections());
  const entries = results.flatMap((section) => section.entries);
  const active = Math.min(chosen, entries.length - 1);

  useEffect(() => {
    const { current } = field;
    current?.focus();
    // Behind what was typed before.
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || entries.length === 0) return;
    const next = { ArrowDown: active + 1, ArrowUp: active - 1 }[event.key];
    if (next !== undefined) setChosen((next + entries.length) % entries.length);
    else if (event.key === "Enter") run(entries[active]?.run);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <div className={classes.head}>
        <IconSearch />
        <input
          ref={field}
          className={classes.field}
          role="combobox"
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={optionId(id, entries[active])}
          aria-autocomplete="list"
          aria-label={t("title")}
          autoComplete="off"
          spellCheck={false}
          placeholder={t("placeholder")}
          value={query}
          onChange={({ currentTarget }) => {
            setQuery(currentTarget.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <PaletteList
        id={id}
        results={results}
        active={entries[active]}
        onChoose={(entry) => setChosen(entries.indexOf(entry))}
        onRun={(entry) => run(entry.run)}
      />
      {entries.length === 0 && <p className={classes.nothing}>{t("nothing", { query: query.trim() })}</p>}
      <span className="visually-hidden" role="status">
        {query.trim() &&
          (entries.length > 0
            ? t("found", { number: format.number(entries.length) })
            : t("nothing", { query: query.trim() }))}
      </span>
      <Hints />
    </>
  );
}

/** The keys, for the eye: a screen reader tells them by the field's role. */
function Hints() {
  const { t } = useTranslation("palette");
  return (
    <div className={classes.foot} aria-hidden>
      <span>
        <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd> {t("hintMove")}
      </span>
      <span>
        <Kbd size="xs">Enter</Kbd> {t("hintRun")}
      </span>
      <span>
        <Kbd size="xs">Esc</Kbd> {t("hintClose")}
      </span>
    </div>
  );
}
