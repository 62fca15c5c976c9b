import { useForceUpdate } from "@mantine/hooks";
import { Navigate, useLocation, useNavigation } from "@remix-run/react";
import { type ComponentProps, useContext, useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { SkipLink } from "~/components/actions/skip-link";
import { QueryView } from "~/components/feedback/query-view";
import { NoMatchView } from "~/components/feedback/view-states";
import { useDelayedFlag } from "~/lib/loading/use-delayed-flag";
import { usePhonePage } from "~/lib/page/use-phone-page";
import { targetIn, writeAddress } from "~/resource/address/address";
import { filtersKey, lastPage, withFilters } from "~/resource/address/search";
import { useSetSearch } from "~/resource/address/use-set-search";
import { CellCopy } from "~/resource/copy/cell-copy";
import { deletionsOf, useDeletedIds } from "~/resource/deletion/use-delete";
import { CellFilters } from "~/resource/filters/cell-filters";
import { OutOfSight } from "~/resource/in-place/edited-cell";
import { unsavedCells } from "~/resource/in-place/unsaved-cells";
import { PhonePaging, RowList } from "~/resource/phone/lazy-parts";
import { RowListSkeleton } from "~/resource/phone/row-list-skeleton";
import type { Row, Search } from "~/resource/resource";
import { OtherParamsContext, useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";
import { EmptyList } from "./empty-list";
import { Paging } from "./paging";
import { PrintHead } from "./print-head";
import classes from "./results.module.css";
import { ListTable } from "./table";
import { TableSkeleton } from "./table-skeleton";
import type { usePage } from "./use-page";

type RowListProps = ComponentProps<typeof RowList>;
type Props = Pick<RowListProps, "selected" | "selecting" | "handlers" | "onDelete"> & {
  onCreate: () => void;
  onImport: () => void;
  query: ReturnType<typeof usePage>;
  /** The search of the URL, whose page may still be loading. */
  search: Search;
  restoreFocus: () => void;
};

export function Results({ query, search, ...table }: Props) {
  const isLoading = useDelayedFlag(query.isFetching);
  return (
    <QueryView query={query} skeleton={<ResultsSkeleton />}>
      {({ page, search: displayed }) => (
        <ResultsPage {...table} {...page} search={displayed} requested={search} isLoading={isLoading} />
      )}
    </QueryView>
  );
}

const ResultsSkeleton = () => (usePhonePage() ? <RowListSkeleton /> : <TableSkeleton />);

/** Redirects to a page of the list, unless a navigation is pending already; what is open above it stays. */
function ToPage({ search }: { search: Search }) {
  const resource = useResource();
  const others = useContext(OtherParamsContext);
  const { search: query, state } = useLocation();
  const target = targetIn(resource, query);
  const isIdle = useNavigation().state === "idle";
  if (!isIdle) return <ResultsSkeleton />;
  return <Navigate to={{ search: writeAddress(resource, search, target, others()) }} state={state} replace />;
}

type PageProps = Omit<Props, "query"> & { list: Row[]; total: number; requested: Search; isLoading: boolean };

function ResultsPage({ search, requested, list, total, selecting, onCreate, onImport, ...rest }: PageProps) {
  const resource = useResource();
  const deletedIds = useDeletedIds();
  const { t } = useTranslation(["resource", "console"]);
  const { entity } = useResourceTexts();
  const pagingId = useId();
  const isPhone = usePhonePage();
  const [wasTable, setWasTable] = useState(!isPhone);
  if (!isPhone && !wasTable) setWasTable(true);
  const setSearch = useSetSearch();
  const PagesOfList = isPhone ? PhonePaging : Paging;
  const rerender = useForceUpdate();
  // A table shows them, or tells of those that it does not.
  const cells = isPhone || total === 0 ? unsavedCells(resource) : [];
  const note = cells.length > 0 && <OutOfSight cells={cells} onDrop={rerender} />;
  const rows = useMemo(() => list.filter(({ id }) => !deletedIds.has(id)), [list, deletedIds]);
  const shownTotal = total - deletionsOf(resource).countHidden(list, filtersKey(resource, search));
  const last = lastPage(total, search.pageSize);
  if (search.current > last) {
    // Until the last page is there.
    if (search !== requested) return <ResultsSkeleton />;
    return <ToPage search={{ ...search, current: last }} />;
  }
  if (total === 0) {
    const clear = () => setSearch((current) => withFilters(current, {}));
    return (
      <>
        {note}
        {filtersKey(resource, search) ? (
          <NoMatchView text={t("none.matching", entity)} clear={clear} />
        ) : (
          <EmptyList onCreate={onCreate} onImport={onImport} />
        )}
      </>
    );
  }
  return (
    <>
      <SkipLink to={pagingId} className={`${classes.skip} visually-hidden`}>
        {t("paging.skip")}
      </SkipLink>
      {note}
      <PrintHead search={search} count={rows.length} total={shownTotal} />
      {isPhone ? (
        <RowList {...rest} search={search} list={rows} selecting={selecting} wasTable={wasTable} />
      ) : (
        <CellFilters search={requested} rows={rows}>
          <CellCopy rows={rows}>
            <ListTable {...rest} search={search} requested={requested} list={rows} total={shownTotal} />
          </CellCopy>
        </CellFilters>
      )}
      <PagesOfList id={pagingId} search={requested} total={shownTotal} />
    </>
  );
}
