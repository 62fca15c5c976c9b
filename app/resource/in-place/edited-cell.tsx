import { type KeyboardEvent, useState } from "react";
import { LazyView } from "~/components/loading/lazy-view";
import { dropDrafts, saveDraft } from "~/features/drafts/drafts";
import { loadNamespaces } from "~/i18n/translations";
import { cachedImport } from "~/lib/loading/cached-import";
import type { Row } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useWords } from "~/resource/words";
import { cellForm } from "./cell-forms";
import classes from "./edited-cell.module.css";
import { focusInput } from "./focus-input";
import type { CellHandlers } from "./use-cells";

export type EditedCellProps = {
  row: Row;
  /** The name of the record. */
  title: string;
  /** The name of the field. */
  name: string;
  takesFocus: boolean;
  handlers: CellHandlers;
};

/** Loads the code of what is shown in and about cells, with its texts. */
export const loadCellEditor = () =>
  Promise.all([import("./cell-editor"), loadNamespaces(["editing"])]).then(([file]) => file);

const code = cachedImport(() => loadCellEditor().then((file) => file.CellEditor));

/** Loads the code of the inputs before the first cell is edited. */
export const preloadCellEditor = code.preload;

/** The input of a field in its cell. */
export function EditedCell(props: EditedCellProps) {
  const [lastKey, setLastKey] = useState<KeyboardEventInit>();
  return (
    <LazyView code={code} skeleton={<FirstKeys {...props} onLastKey={setLastKey} />}>
      {(CellEditor) => <CellEditor {...props} lastKey={lastKey} />}
    </LazyView>
  );
}

type FirstKeysProps = EditedCellProps & {
  /** Enter or Tab, which is for the input that is still loading. */
  onLastKey: (key: KeyboardEventInit) => void;
};

/** Takes what is typed while the input's code is loading; its draft hands it over. */
function FirstKeys({ row, name, takesFocus, handlers, onLastKey }: FirstKeysProps) {
  const resource = useResource();
  const { screen, fields } = resource;
  const words = useWords();
  const cell = { id: String(row.id), name };
  const form = cellForm(resource, cell);
  const value = fields[name]?.form?.toValue(row[name]);
  if (!takesFocus) return fields[name]?.text(row[name], words.context(name));
  const isTyped = typeof value === "string";
  function onKeyDown(event: KeyboardEvent) {
    const { key, shiftKey, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    if (key === "Escape") {
      dropDrafts({ screen, form });
      handlers.close(cell);
    } else if (key === "Enter" || key === "Tab") {
      event.preventDefault();
      // The list of an input that is not typed into is opened by the first Enter.
      if (isTyped || key === "Tab") onLastKey({ key, shiftKey, bubbles: true, cancelable: true });
    }
  }
  return (
    <form ref={focusInput} className={classes.loading} aria-busy>
      <input
        aria-label={words.context(name).label}
        defaultValue={isTyped ? value : ""}
        readOnly={!isTyped}
        onChange={({ currentTarget }) => saveDraft({ screen, form }, { [name]: currentTarget.value })}
        onKeyDown={onKeyDown}
      />
    </form>
  );
}
