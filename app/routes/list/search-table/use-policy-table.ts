import { getCoreRowModel, useReactTable } from "@tanstack/react-table";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Policy } from "~/api/policy";
import { useFormat } from "~/i18n/format";
import { useStore } from "~/lib/state/use-store";
import { useAllowed } from "~/session/allowed";
import { createColumns, type ListedPolicy } from "./columns";
import type { ColumnSettings } from "./columns/column-settings";
import { tablePreferences } from "./table-preferences";

const NO_ROWS: ListedPolicy[] = [];

/**
 * The visible columns in the operator's order, and the rows of a page. The table library gets no rows: its row models
 * take long to create for a hundred rows and are not needed.
 */
export function usePolicyTable(list: readonly Policy[], firstPosition: number) {
  const { t, i18n } = useTranslation("policies");
  const { language } = i18n;
  const format = useFormat();
  const settings = useStore(tablePreferences, (current) => current.columns);
  // Selecting rows is of no use without the permission to change them.
  const canWrite = useAllowed("policy:write");
  const columns = useMemo(() => createColumns({ t, format, language }), [t, format, language]);
  const rows = useMemo(
    () => list.map((policy, index): ListedPolicy => ({ ...policy, position: firstPosition + index })),
    [list, firstPosition],
  );
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
