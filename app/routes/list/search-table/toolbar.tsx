import { ActionIcon, Group } from "@mantine/core";
import IconRefresh from "@tabler/icons-react/dist/esm/icons/IconRefresh.mjs";
import { useQuery } from "@tanstack/react-query";
import { memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { listPolicies } from "~/api/policy";
import { useDelayedFlag } from "~/lib/loading/use-delayed-flag";
import { useStore } from "~/lib/state/use-store";
import { ColumnsButton } from "./columns/columns-button";
import { DensityMenu } from "./density-menu";
import { ExportButton } from "./export/export-button";
import { policyLabels } from "./policy-labels";
import classes from "./policy-list.module.css";
import { type PolicySearch, readSearch, writeSearch } from "./query";
import { changeTablePreferences, tablePreferences } from "./table-preferences";
import { useSetSearch } from "./use-set-search";
import { ViewsButton } from "./views/views-button";

type Props = { search: PolicySearch; children: ReactNode };

export function Toolbar({ search, children }: Props) {
  return (
    <Group justify="space-between" gap="xs" mb="sm" mih={36} className={classes.toolbar}>
      {children}
      <Group gap="xs" ml="auto">
        <SearchActions query={writeSearch({ ...search, current: 1 })} />
        <RefreshButton search={search} />
        <PreferenceButtons />
      </Group>
    </Group>
  );
}

/** The query is a string without the page, so that a change of page does not render this component. */
const SearchActions = memo(function SearchActions({ query }: { query: string }) {
  const { t } = useTranslation("policies");
  const setSearch = useSetSearch();
  return (
    <>
      <ViewsButton query={query} onApply={(applied) => setSearch(searchOf(applied))} />
      <ExportButton query={searchOf(query)} labels={policyLabels(t)} />
    </>
  );
});

const searchOf = (query: string) => readSearch(new URLSearchParams(query));

function RefreshButton({ search }: Pick<Props, "search">) {
  const { t } = useTranslation("policies");
  const { isFetching, refetch } = useQuery(listPolicies.query({ query: search }));
  const isLoading = useDelayedFlag(isFetching);
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t("toolbar.refresh")}
      title={t("toolbar.refresh")}
      loading={isLoading}
      onClick={() => refetch()}
    >
      <IconRefresh />
    </ActionIcon>
  );
}

const PreferenceButtons = memo(function PreferenceButtons() {
  const columns = useStore(tablePreferences, (current) => current.columns);
  return (
    <>
      <DensityMenu />
      <ColumnsButton settings={columns} onChange={(next) => changeTablePreferences({ columns: next })} />
    </>
  );
});
