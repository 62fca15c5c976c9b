import { useWindowEvent } from "@mantine/hooks";
import { type RefObject, useState } from "react";
import { lazyComponent } from "~/components/loading/lazy-component";
import { loadNamespaces } from "~/i18n/translations";
import type { Pasted } from "~/resource/bulk-edit/paste-dialog";
import { COPIED_CELL } from "~/resource/copy/copied-cell";
import { isFieldColumn } from "./column-layout";
import type { ListedRow } from "./create-columns";
import { editorIn } from "./grid-cells";

// The reader of cells and its texts are loaded when something is first pasted.
const PasteDialog = lazyComponent(() =>
  Promise.all([import("~/resource/bulk-edit/paste-dialog"), loadNamespaces(["editing"])]).then(
    ([file]) => file.default,
  ),
);

type Options = {
  columns: readonly { id: string }[];
  rows: readonly ListedRow[];
  /** The columns whose cells can be edited. */
  editable: ReadonlySet<string>;
};

/** Pastes cells of a spreadsheet from the focused cell on, after a preview. Returns its dialog. */
export function usePaste(tableRef: RefObject<HTMLTableElement>, { columns, rows, editable }: Options) {
  const [pasted, setPasted] = useState<{ opened: boolean; block: Pasted; count: number }>();
  useWindowEvent("paste", (event) => {
    const cell = document.activeElement?.closest<HTMLTableCellElement>("tbody td");
    const [text = "", copied] = ["text/plain", COPIED_CELL].map((type) => event.clipboardData?.getData(type));
    if (event.defaultPrevented || editable.size === 0 || text.trim() === "") return;
    if (!cell || !tableRef.current?.contains(cell) || editorIn(cell)) return;
    event.preventDefault();
    const target = {
      rows: rows.slice((cell.closest("tr")?.rowIndex ?? 1) - 1).map(({ row }) => row),
      columns: columns
        .slice(cell.cellIndex)
        .filter(isFieldColumn)
        .map(({ id }) => ({ name: id, isEditable: editable.has(id) })),
    };
    setPasted({ opened: true, block: { text, copied, target }, count: (pasted?.count ?? 0) + 1 });
  });
  // The role may be switched in another tab.
  if (pasted?.opened && editable.size === 0) setPasted({ ...pasted, opened: false });
  return (
    pasted && (
      <PasteDialog
        key={pasted.count}
        pasted={pasted.block}
        opened={pasted.opened}
        close={() => setPasted({ ...pasted, opened: false })}
      />
    )
  );
}
