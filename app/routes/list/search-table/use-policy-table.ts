import { getCoreRowModel, useReactTable } from "@tanstack/react-table";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Policy } from "~/api/policy";
import { useFormat } from "~/i18n/format";
import { useStore } from "~/lib/store";
import { createColumns, type ListedPolicy } from "./columns";
import type { ColumnSettings } from "./columns/column-settings";
import { looks } from "./looks";

/** The table of a page of policies, with its columns as the operator has set them. */
export function usePolicyTable(list: readonly Policy[], firstPlace: number) {
  const { t } = useTranslation("policies");
  const format = useFormat();
  const settings = useStore(looks, (current) => current.columns);
  const columns = useMemo(() => createColumns({ t, format }), [t, format]);
  const data = useMemo(
    () => list.map((policy, at): ListedPolicy => ({ ...policy, place: firstPlace + at })),
    [list, firstPlace],
  );
  return useReactTable({
    data,
    columns,
    state: useMemo(() => columnState(settings), [settings]),
    getRowId: ({ id }) => String(id),
    getCoreRowModel: getCoreRowModel(),
  });
}

const columnState = (settings: ColumnSettings) => ({
  columnOrder: settings.map(({ id }) => id),
  columnVisibility: Object.fromEntries(settings.map(({ id, hidden }) => [id, !hidden])),
  columnPinning: {
    left: settings.filter(({ pin }) => pin === "left").map(({ id }) => id),
    right: settings.filter(({ pin }) => pin === "right").map(({ id }) => id),
  },
});
