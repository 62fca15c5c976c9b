import { useMemo } from "react";
import { useStore } from "~/lib/state/use-store";
import { useColumnNames } from "~/resource/columns/use-column-names";
import type { Row } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useCanWrite } from "~/resource/use-can-write";
import { useWords } from "~/resource/words";
import { placeColumns } from "./column-layout";
import { createColumns, toListedRows } from "./create-columns";

/** The visible columns in the operator's order, and the rows of a page. */
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
  const placed = useMemo(() => placeColumns(columns, settings, canWrite), [columns, settings, canWrite]);
  return { columns: placed, rows };
}
