import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "~/lib/state/use-store";
import { useColumnNames } from "~/resource/columns/use-column-names";
import type { Row } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useCanWrite } from "~/resource/use-can-write";
import { useWords } from "~/resource/words";
import { placeColumns } from "./column-layout";
import { createColumns, toListedRows } from "./create-columns";
import { rowOffers } from "./row-handlers";

/** The visible columns in the operator's order, the rows of a page and what they offer. */
export function useTable(list: readonly Row[], firstPosition: number) {
  const resource = useResource();
  const words = useWords();
  const { t } = useTranslation("resource");
  const nameOf = useColumnNames();
  const settings = useStore(resource.preferences, (current) => current.columns);
  // Selecting rows is of no use without the permission to change them.
  const canWrite = useCanWrite();
  const offers = useMemo(() => rowOffers(resource, canWrite, words, t), [resource, canWrite, words, t]);
  const digits = String(firstPosition + list.length).length;
  const columns = useMemo(
    () => createColumns(resource, { words, nameOf, offers, digits }),
    [resource, words, nameOf, offers, digits],
  );
  const rows = useMemo(() => toListedRows(resource, list, firstPosition), [resource, list, firstPosition]);
  const placed = useMemo(() => placeColumns(columns, settings, canWrite), [columns, settings, canWrite]);
  return { columns: placed, rows, offers };
}
