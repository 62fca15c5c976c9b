import { rem } from "@mantine/core";
import { useId, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "~/lib/state/use-store";
import { useBusyIds } from "~/resource/actions/use-run-action";
import { writeSearch } from "~/resource/address/search";
import { isColumnShown } from "~/resource/columns/column-settings";
import { type ListedRow, toListedRows } from "~/resource/list/create-columns";
import { PageCheckbox } from "~/resource/list/row-checkbox";
import { rowOffers, withAllInMenu } from "~/resource/list/row-handlers";
import { useProgressiveRows } from "~/resource/list/use-progressive-rows";
import { useRowMenu } from "~/resource/list/use-row-menu";
import type { SelectedRows } from "~/resource/list-state";
import type { Row, Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";
import { useCanWrite } from "~/resource/use-can-write";
import { factsOf } from "./facts";
import { type PhoneHandlers, PhoneRow } from "./phone-row";
import classes from "./row-list.module.css";
import { PHONE_ROW_PX } from "./row-list-skeleton";
import { useFirstRow } from "./use-first-row";
import { useListKeys } from "./use-list-keys";

type Props = {
  /** The search of the rows. */
  search: Search;
  list: readonly Row[];
  selected: SelectedRows;
  /** Rows are selected by a tap, instead of opened. */
  selecting: boolean;
  /** Other rows have been loading for a while. */
  isLoading: boolean;
  handlers: Omit<PhoneHandlers, "openMenu" | "offers">;
  onDelete: (row: Row) => void;
  /** The list was a table before, and shows the row that was at its top. */
  wasTable: boolean;
};

/** The rows of a page on a phone. They scroll with the page. */
export function RowList({ search, list, selected, selecting, isLoading, handlers, onDelete, wasTable }: Props) {
  const { t } = useTranslation("resource");
  const resource = useResource();
  const texts = useResourceTexts();
  const canWrite = useCanWrite();
  const busyIds = useBusyIds();
  const pageId = useId();
  const rows = useMemo(
    () => toListedRows(resource, list, (search.current - 1) * search.pageSize + 1),
    [resource, list, search],
  );
  const facts = useShownFacts();
  const offers = useMemo(() => withAllInMenu(rowOffers(resource, canWrite, texts, t)), [resource, canWrite, texts, t]);
  const { menu, openMenu } = useRowMenu(rows, { handlers, offers, onDelete });
  const rowHandlers = useMemo<PhoneHandlers>(() => ({ ...handlers, openMenu, offers }), [handlers, openMenu, offers]);
  const progressiveRows = useProgressiveRows(rows, PHONE_ROW_PX);
  const visibleRows = wasTable ? rows : withoutRepeats(progressiveRows);
  const listRef = useFirstRow(writeSearch(resource, search), wasTable);
  const onKeyDown = useListKeys({ rows: visibleRows, selected, canSelect: canWrite, handlers: rowHandlers, onDelete });

  if (list.length === 0) return <p className={classes.empty}>{t("done.pageDeleted")}</p>;
  return (
    <>
      {selecting && (
        <label htmlFor={pageId} className={classes.page}>
          <PageCheckbox id={pageId} list={list} selected={selected} select={handlers.select} />
          {t("action.selectPage")}
        </label>
      )}
      <ul
        ref={listRef}
        className={classes.list}
        style={{ "--row": rem(PHONE_ROW_PX) }}
        aria-label={texts.table}
        aria-busy={isLoading}
        data-selecting={selecting || undefined}
        onKeyDown={onKeyDown}
      >
        {visibleRows.map((listed) => (
          <PhoneRow
            key={listed.row.id}
            listed={listed}
            facts={facts}
            handlers={rowHandlers}
            selecting={selecting}
            selected={selected.has(listed.row.id)}
            busy={busyIds.has(listed.row.id)}
          />
        ))}
      </ul>
      {menu}
    </>
  );
}

/** In another order of the list a record is among the new rows and, until they are all there, among the previous ones. */
const withoutRepeats = (rows: readonly ListedRow[]) =>
  rows.filter(({ row }, index) => rows.findIndex((other) => other.row.id === row.id) === index);

/** Without the columns that the operator has hidden. */
function useShownFacts(): readonly string[] {
  const resource = useResource();
  const { preferences } = resource;
  const columns = useStore(preferences, (current) => current.columns);
  return useMemo(
    () =>
      factsOf(resource).filter((name) => columns.every((column) => column.id !== name || isColumnShown(column, false))),
    [resource, columns],
  );
}
