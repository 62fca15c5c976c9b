import { Box, rem } from "@mantine/core";
import { memo, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "~/lib/state/use-store";
import { useBusyIds } from "~/resource/actions/use-run-action";
import { writeSearch } from "~/resource/address/search";
import { OutOfSight } from "~/resource/in-place/edited-cell";
import { useCells } from "~/resource/in-place/use-cells";
import type { SelectedRows } from "~/resource/list-state";
import { ROW_HEIGHT } from "~/resource/preferences";
import type { Row, Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";
import { useCanWrite } from "~/resource/use-can-write";
import { ColumnHeaders } from "./column-headers";
import shadow from "./edge-shadow.module.css";
import gridClasses from "./grid.module.css";
import { useTabStop } from "./grid-cells";
import { ListRow, toRowColumn } from "./row";
import { PageCheckbox } from "./row-checkbox";
import type { RowHandlers } from "./row-handlers";
import { rowKeys } from "./row-keys";
import classes from "./table.module.css";
import { useColumnWidths } from "./use-column-widths";
import { useCopy } from "./use-copy";
import { useGrid } from "./use-grid";
import { usePaste } from "./use-paste";
import { useProgressiveRows, WINDOW_HEIGHT } from "./use-progressive-rows";
import { useRowMenu } from "./use-row-menu";
import { useScrollPosition } from "./use-scroll-position";
import { useTable } from "./use-table";

type Props = {
  /** The search of the rows. */
  search: Search;
  /** The search of the URL, whose rows may still be loading. */
  requested: Search;
  list: readonly Row[];
  /** The number of records on all pages. */
  total: number;
  selected: SelectedRows;
  /** Other rows have been loading for a while. */
  isLoading: boolean;
  handlers: Omit<RowHandlers, "openMenu" | "cells" | "offers">;
  onDelete: (row: Row) => void;
  restoreFocus: () => void;
};

/** It scrolls by itself, so that the headers and the pinned columns stay visible. */
export const ListTable = memo(function ListTable(props: Props) {
  const { search, requested, list, total, selected, isLoading, handlers, onDelete, restoreFocus } = props;
  const { t } = useTranslation("resource");
  const resource = useResource();
  const texts = useResourceTexts();
  const canWrite = useCanWrite();
  const busyIds = useBusyIds();
  const density = useStore(resource.preferences, (current) => current.density);
  const { columns, rows, offers } = useTable(list, (search.current - 1) * search.pageSize + 1);
  const { menu, openMenu } = useRowMenu(rows, { handlers, offers, onDelete });
  const tableRef = useRef<HTMLTableElement>(null);
  const cells = useCells({ table: tableRef, columns, editable: offers.cells, list, restoreFocus });
  const rowHandlers = useMemo<RowHandlers>(
    () => ({ ...handlers, openMenu, cells: cells.handlers, offers }),
    [handlers, openMenu, cells.handlers, offers],
  );
  const rowColumns = useMemo(() => columns.map((column) => toRowColumn(column, offers.cells)), [columns, offers]);
  const visibleRows = useProgressiveRows(rows, ROW_HEIGHT[density]);
  const keys = rowKeys(visibleRows, cells.open);
  const { layout, resizing } = useColumnWidths(columns, tableRef);
  useScrollPosition(tableRef, writeSearch(resource, search), visibleRows === rows);
  useTabStop(tableRef);
  const onCopyRow = useCopy(tableRef, { columns: rowColumns, rows: visibleRows, selected });
  const pasteDialog = usePaste(tableRef, { columns, rows: visibleRows, editable: offers.cells });
  const grid = useGrid({
    rows: visibleRows,
    columns,
    selected,
    canSelect: canWrite,
    handlers: rowHandlers,
    onDelete,
    onCopyRow,
    onEdit: cells.edit,
  });

  return (
    <>
      {cells.outOfSight.length > 0 && <OutOfSight cells={cells.outOfSight} onDrop={cells.closeOutOfSight} />}
      <Box
        className={`${classes.scroll} ${shadow.frame}`}
        __vars={{ "--window": WINDOW_HEIGHT }}
        role="group"
        aria-label={texts.table}
        tabIndex={-1}
      >
        <table
          ref={tableRef}
          aria-rowcount={total + 1}
          className={`${classes.table} ${shadow.table} ${gridClasses.grid}`}
          data-density={density}
          aria-busy={isLoading}
          style={{
            ...layout,
            "--row": rem(ROW_HEIGHT[density]),
            "--height": rem(ROW_HEIGHT[density] * (visibleRows.length + 1)),
          }}
          {...grid}
        >
          <caption className="visually-hidden">{texts.table}</caption>
          <thead>
            <tr aria-rowindex={1}>
              <ColumnHeaders columns={columns} resizing={resizing} search={requested}>
                <PageCheckbox list={list} selected={selected} select={handlers.select} />
              </ColumnHeaders>
            </tr>
          </thead>
          <tbody>
            {visibleRows.map((listed, index) => (
              <ListRow
                key={keys[index]}
                listed={listed}
                columns={rowColumns}
                selected={selected.has(listed.row.id)}
                busy={busyIds.has(listed.row.id)}
                editing={cells.open.get(String(listed.row.id))?.cells}
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
      {menu}
      {pasteDialog}
    </>
  );
});
