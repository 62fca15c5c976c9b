import { Paper } from "@mantine/core";
import { Navigate } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listPolicies } from "~/api/policy";
import { Promised } from "~/components/promised";
import { EmptyView, NoMatchView } from "~/components/view-states";
import { FilterChips } from "./filter-chips";
import { Paging } from "./paging";
import classes from "./policy-list.module.css";
import { PolicyTable } from "./policy-table";
import { filtersKey, lastPage, type PolicySearch, withFilters, writeSearch } from "./query";
import { TableSkeleton } from "./table-skeleton";
import { Toolbar } from "./toolbar";
import { useShow } from "./use-show";

type PolicyPage = Awaited<ReturnType<typeof listPolicies>>;
type Props = { search: PolicySearch; page: Promise<PolicyPage> };

/** The card of the list: toolbar, conditions, table, paging. */
export function PolicyList({ search, page }: Props) {
  const { t } = useTranslation("policies");
  return (
    <Paper component="section" withBorder radius="md" className={classes.card} aria-label={t("table")}>
      <Toolbar />
      <FilterChips search={search} />
      <Promised data={page} again={() => listPolicies({ query: search })} skeleton={<TableSkeleton />}>
        {({ list, total }) => <Found search={search} list={list} total={total} />}
      </Promised>
    </Paper>
  );
}

function Found({ search, list, total }: { search: PolicySearch } & PolicyPage) {
  const show = useShow();
  const last = lastPage(total, search.pageSize);
  if (search.current > last) return <Navigate to={{ search: writeSearch({ ...search, current: last }) }} replace />;
  if (list.length === 0 && filtersKey(search)) return <NoMatchView clear={() => show(withFilters(search, {}))} />;
  if (list.length === 0) return <EmptyView />;
  return (
    <>
      <PolicyTable search={search} list={list} />
      <Paging search={search} total={total} />
    </>
  );
}
