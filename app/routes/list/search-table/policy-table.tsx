import { Box, rem } from "@mantine/core";
import { useDidUpdate } from "@mantine/hooks";
import { forwardRef, memo, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Policy } from "~/api/policy";
import { useStore } from "~/lib/state/use-store";
import { ColumnHeaders } from "./column-headers";
import { gridColumns } from "./column-layout";
import { PolicyRow, toRowColumn } from "./policy-row";
import classes from "./policy-table.module.css";
import { type PolicySearch, writeSearch } from "./query";
import { type RowHandlers, rowLabels } from "./row-handlers";
import { type MenuTarget, RowMenu } from "./row-menu";
import { ROW_HEIGHT, tablePreferences } from "./table-preferences";
import { usePolicyTable } from "./use-policy-table";
import { useProgressiveRows, WINDOW_HEIGHT } from "./use-progressive-rows";

type PolicyId = Policy["id"];
type Props = {
  search: PolicySearch;
  list: readonly Policy[];
  selected: ReadonlyMap<PolicyId, Policy>;
  busy: ReadonlySet<PolicyId>;
  /** Other rows have been loading for a while. */
  isLoading: boolean;
  handlers: Omit<RowHandlers, "openMenu" | "labels">;
  onDelete: (policy: Policy) => void;
};

/** It scrolls by itself, so that the headers and the pinned columns stay visible. */
export const PolicyTable = memo(
  forwardRef<HTMLDivElement, Props>(function PolicyTable(props, ref) {
    const { search, list, selected, busy, isLoading, handlers, onDelete } = props;
    const { t } = useTranslation("policies");
    const density = useStore(tablePreferences, (current) => current.density);
    const { table, rows } = usePolicyTable(list, (search.current - 1) * search.pageSize + 1);
    const [menu, setMenu] = useState<{ target: MenuTarget | null; opened: boolean }>({ target: null, opened: false });
    const rowHandlers = useMemo<RowHandlers>(
      () => ({
        ...handlers,
        openMenu: (policy, button) => setMenu({ target: { policy, button }, opened: true }),
        labels: rowLabels(t),
      }),
      [handlers, t],
    );
    // When its row is gone or has moved, the menu would seem to belong to the row that is there now.
    const { id, position } = menu.target?.policy ?? {};
    if (menu.opened && !rows.some((row) => row.id === id && row.position === position)) {
      setMenu({ target: null, opened: false });
    }
    const headers = table.getFlatHeaders();
    const columns = useMemo(() => headers.map(({ column }) => toRowColumn(column)), [headers]);
    const visibleRows = useProgressiveRows(rows, ROW_HEIGHT[density]);
    const tableRef = useRef<HTMLTableElement>(null);

    // Another page starts at the top.
    const query = writeSearch(search);
    useDidUpdate(() => {
      // A browser may return a promise from `scrollTo`, which React would call as the effect's clean-up.
      tableRef.current?.parentElement?.scrollTo({ top: 0 });
    }, [query]);

    return (
      <>
        <Box
          ref={ref}
          className={classes.scroll}
          __vars={{ "--window": WINDOW_HEIGHT }}
          role="group"
          aria-label={t("table")}
          tabIndex={0}
        >
          <table
            ref={tableRef}
            className={classes.table}
            data-density={density}
            aria-busy={isLoading}
            style={{
              "--columns": gridColumns(headers.map(({ column }) => column)),
              "--row": rem(ROW_HEIGHT[density]),
              minWidth: rem(table.getTotalSize()),
            }}
          >
            <caption className="visually-hidden">{t("table")}</caption>
            <thead>
              <tr>
                <ColumnHeaders
                  headers={headers}
                  search={search}
                  list={list}
                  selected={selected}
                  select={handlers.select}
                />
              </tr>
            </thead>
            <tbody>
              {visibleRows.map((policy) => (
                <PolicyRow
                  // Keyed by index: another page then changes texts instead of creating elements.
                  key={(policy.position - 1) % search.pageSize}
                  policy={policy}
                  columns={columns}
                  selected={selected.has(policy.id)}
                  busy={busy.has(policy.id)}
                  handlers={rowHandlers}
                />
              ))}
              {list.length === 0 && (
                <tr>
                  <td className={classes.emptyRow}>{t("done.pageDeleted")}</td>
                </tr>
              )}
            </tbody>
          </table>
        </Box>
        {menu.target && <RowMenu {...menu} close={() => setMenu({ ...menu, opened: false })} onDelete={onDelete} />}
      </>
    );
  }),
);
