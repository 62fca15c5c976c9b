import { Navigate } from "@remix-run/react";
import { type ComponentProps, forwardRef, useMemo } from "react";
import type { Policy } from "~/api/policy";
import { EmptyView, NoMatchView } from "~/components/feedback/view-states";
import { Paging } from "./paging";
import { PolicyTable } from "./policy-table";
import { filtersKey, lastPage, type PolicySearch, withFilters, writeSearch } from "./query";
import type { PolicyPage } from "./read-page";
import { useShow } from "./use-show";

type Props = PolicyPage &
  Omit<ComponentProps<typeof PolicyTable>, "ref"> & {
    /** The search of the address, whose page may be on its way. */
    asked: PolicySearch;
    /** Rows whose deletion waits for its undo, or that the server has deleted already. */
    hidden: ReadonlySet<Policy["id"]>;
  };

/** What was found: a page with its paging, nothing, or a page that lies behind the last. */
export const Found = forwardRef<HTMLDivElement, Props>(function Found({ list, total, asked, hidden, ...table }, ref) {
  const { search } = table;
  const show = useShow();
  const shown = useMemo(() => list.filter(({ id }) => !hidden.has(id)), [list, hidden]);
  const last = lastPage(total, search.pageSize);
  if (search.current > last) return <Navigate to={{ search: writeSearch({ ...search, current: last }) }} replace />;
  if (list.length === 0 && filtersKey(search)) return <NoMatchView clear={() => show(withFilters(search, {}))} />;
  if (list.length === 0) return <EmptyView />;
  return (
    <>
      <PolicyTable {...table} ref={ref} list={shown} />
      <Paging search={asked} total={total - (list.length - shown.length)} />
    </>
  );
});
