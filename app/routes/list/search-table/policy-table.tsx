import { Box } from "@mantine/core";
import { useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Policy } from "~/api/policy";
import { useStore } from "~/lib/store";
import { ColumnHeads } from "./column-heads";
import { looks } from "./looks";
import { PolicyRow } from "./policy-row";
import classes from "./policy-table.module.css";
import type { PolicySearch } from "./query";
import { usePolicyTable } from "./use-policy-table";

type Props = { search: PolicySearch; list: readonly Policy[] };

/** A page of policies. It scrolls in itself, so that its head and its pinned columns stay in sight. */
export function PolicyTable({ search, list }: Props) {
  const { t } = useTranslation("policies");
  const density = useStore(looks, (current) => current.density);
  const table = usePolicyTable(list, (search.current - 1) * search.pageSize + 1);
  const isWaiting = useNavigation().state === "loading";
  return (
    <Box className={classes.scroll} role="group" aria-label={t("table")} tabIndex={0}>
      <table
        className={classes.table}
        data-density={density}
        aria-busy={isWaiting}
        style={{ minWidth: table.getTotalSize() }}
      >
        <caption className="visually-hidden">{t("table")}</caption>
        <colgroup>
          {table.getFlatHeaders().map(({ id, column }) => (
            <col key={id} style={column.columnDef.meta?.grows ? undefined : { width: column.getSize() }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <ColumnHeads headers={table.getFlatHeaders()} search={search} />
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <PolicyRow key={row.id} cells={row.getVisibleCells()} />
          ))}
        </tbody>
      </table>
    </Box>
  );
}
