import { type KeyboardEvent, type MutableRefObject, useCallback, useRef, useState } from "react";
import { lazyComponent } from "~/components/loading/lazy-component";
import { LazyView } from "~/components/loading/lazy-view";
import { dropDrafts, saveDraft } from "~/features/drafts/drafts";
import { loadNamespaces } from "~/i18n/translations";
import { cachedImport } from "~/lib/loading/cached-import";
import { isComposing } from "~/lib/page/is-composing";
import type { Row } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";
import { cellForm } from "./cell-forms";
import classes from "./edited-cell.module.css";
import { focusInput, type Selection } from "./focus-input";
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
const loadCellEditor = () => Promise.all([import("./cell-editor"), loadNamespaces(["editing"])]).then(([file]) => file);

const code = cachedImport(() => loadCellEditor().then((file) => file.CellEditor));

/** Its code is that of the inputs, of which none may have been opened yet. */
export const OutOfSight = lazyComponent(() => loadCellEditor().then((file) => file.OutOfSight));

/** Loads the code of the inputs before the first cell is edited. */
export const preloadCellEditor = code.preload;

/** The input of a field in its cell. */
export function EditedCell(props: EditedCellProps) {
  const [lastKey, setLastKey] = useState<KeyboardEventInit>();
  const selection = useRef<Selection | null>();
  return (
    <LazyView code={code} skeleton={<FirstKeys {...props} onLastKey={setLastKey} selection={selection} />}>
      {(CellEditor) => <CellEditor {...props} lastKey={lastKey} selection={selection} />}
    </LazyView>
  );
}

type FirstKeysProps = EditedCellProps & {
  /** Enter or Tab, which is for the input that is still loading. */
  onLastKey: (key: KeyboardEventInit) => void;
  /** What is selected of a typed text when it is handed over; null if the focus went elsewhere meanwhile. */
  selection: MutableRefObject<Selection | null | undefined>;
};

const focusInputOnMount = (form: HTMLFormElement | null) => focusInput(form);

/** Takes what is typed while the input's code is loading; its draft hands it over. */
function FirstKeys({ row, name, takesFocus, handlers, onLastKey, selection }: FirstKeysProps) {
  const resource = useResource();
  const { screen, fields } = resource;
  const texts = useResourceTexts();
  const cell = { id: String(row.id), name };
  const form = cellForm(resource, cell);
  const kind = fields[name]?.form;
  const value = kind?.toValue(row[name] ?? null);
  // An input would lose the line breaks of a long text, and show the key of a choice.
  const isOneLine = !kind?.picks && typeof value === "string" && !value.includes("\n");
  const input = useRef<HTMLInputElement | null>(null);
  const handOver = useCallback(
    (node: HTMLInputElement | null) => {
      const left = node ? null : input.current;
      if (left && left !== document.activeElement) selection.current = null;
      else if (left && isOneLine) selection.current = [left.selectionStart ?? 0, left.selectionEnd ?? 0];
      input.current = node;
    },
    [isOneLine, selection],
  );
  if (!takesFocus) return fields[name]?.text(row[name], texts.context(name));
  function onKeyDown(event: KeyboardEvent) {
    const { key, shiftKey } = event;
    if (isComposing(event)) return;
    if (key === "Escape") {
      dropDrafts({ screen, form });
      handlers.close(cell);
    } else if (key === "Enter" || key === "Tab") {
      event.preventDefault();
      // The first Enter opens the list of an input that is not typed into, and would end one of several lines.
      if (isOneLine || key === "Tab") onLastKey({ key, shiftKey, bubbles: true, cancelable: true });
    }
  }
  return (
    <form ref={focusInputOnMount} className={classes.loading} aria-busy>
      <input
        ref={handOver}
        aria-label={texts.context(name).label}
        defaultValue={isOneLine ? value : ""}
        readOnly={!isOneLine}
        onChange={({ currentTarget }) =>
          saveDraft({ screen, form, needs: resource.write }, { [name]: currentTarget.value })
        }
        onKeyDown={onKeyDown}
      />
    </form>
  );
}
