import { getCoreRowModel, useReactTable } from "@tanstack/react-table";
import { useMemo } from "react";
import { useStore } from "~/lib/state/use-store";
import type { ColumnSettings } from "~/resource/columns/column-settings";
import { useColumnNames } from "~/resource/columns/use-column-names";
import type { Row } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useCanWrite } from "~/resource/use-can-write";
import { useWords } from "~/resource/words";
import { createColumns, type ListedRow, toListedRows } from "./create-columns";

const NO_ROWS: ListedRow[] = [];

/**
 * The visible columns in the operator's order, and the rows of a page. The table library gets no rows: its row models
 * take long to create for a hundred rows and are not needed.
 */
export function useTable(list: readonly Row[], firstPosition: number) {
  const resource = useResource();
  const words = useWords();
  const nameOf = useColumnNames();
  const settings = useStore(resource.preferences, (current) => current.columns);
  // Selecting rows is of no use without the permission to change them.
  const canWrite = useCanWrite();
  const columns = useMemo(
    () => createColumns(resource, { words, nameOf, canWrite }),
    [resource, words, nameOf, canWrite],
  );
  const rows = useMemo(() => toListedRows(resource, list, firstPosition), [resource, list, firstPosition]);
  const table = useReactTable({
    data: NO_ROWS,
    columns,
    state: useMemo(() => columnState(settings, canWrite), [settings, canWrite]),
    getCoreRowModel: getCoreRowModel(),
  });
  return { table, rows };
}

const columnState = (settings: ColumnSettings, withSelect: boolean) => ({
  columnOrder: settings.map(({ id }) => id),
  columnVisibility: {
    select: withSelect,
    ...Object.fromEntries(settings.map(({ id, hidden }) => [id, !hidden])),
  },
  columnPinning: {
    left: ["select", ...settings.filter(({ pin }) => pin === "left").map(({ id }) => id)],
    right: [...settings.filter(({ pin }) => pin === "right").map(({ id }) => id), "actions"],
  },
});
