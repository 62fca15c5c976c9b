import { Navigate } from "@remix-run/react";
import { type ComponentProps, type RefObject, useMemo } from "react";
import type { Policy } from "~/api/policy";
import { QueryView } from "~/components/feedback/query-view";
import { EmptyView, NoMatchView } from "~/components/feedback/view-states";
import { useDelayedFlag } from "~/lib/loading/use-delayed-flag";
import { Paging } from "./paging";
import { PolicyTable } from "./policy-table";
import { filtersKey, lastPage, type PolicySearch, withFilters, writeSearch } from "./query";
import { TableSkeleton } from "./table-skeleton";
import { usePolicyPage } from "./use-policy-page";
import { useSetSearch } from "./use-set-search";

type Props = Pick<ComponentProps<typeof PolicyTable>, "selected" | "busy" | "handlers" | "onDelete"> & {
  /** The search of the URL, whose page may still be loading. */
  search: PolicySearch;
  /** Rows whose deletion is pending or done. */
  hidden: ReadonlySet<Policy["id"]>;
  tableRef: RefObject<HTMLDivElement>;
};

export function ResultsTable({ search, ...table }: Props) {
  const query = usePolicyPage(search);
  const isLoading = useDelayedFlag(query.isFetching);
  return (
    <QueryView query={query} skeleton={<TableSkeleton />}>
      {(shown) => (
        <ResultsPage {...table} {...shown.page} search={shown.search} requested={search} isLoading={isLoading} />
      )}
    </QueryView>
  );
}

type PageProps = Props & { list: Policy[]; total: number; requested: PolicySearch; isLoading: boolean };

function ResultsPage({ search, requested, list, total, hidden, tableRef, ...table }: PageProps) {
  const setSearch = useSetSearch();
  const rows = useMemo(() => list.filter(({ id }) => !hidden.has(id)), [list, hidden]);
  const last = lastPage(total, search.pageSize);
  if (search.current > last) return <Navigate to={{ search: writeSearch({ ...search, current: last }) }} replace />;
  if (list.length === 0 && filtersKey(search)) return <NoMatchView clear={() => setSearch(withFilters(search, {}))} />;
  if (list.length === 0) return <EmptyView />;
  return (
    <>
      <PolicyTable {...table} ref={tableRef} search={search} list={rows} />
      <Paging search={requested} total={total - (list.length - rows.length)} />
    </>
  );
}
