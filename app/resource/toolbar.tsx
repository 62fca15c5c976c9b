import { Group, Loader } from "@mantine/core";
import IconRefresh from "@tabler/icons-react/dist/esm/icons/IconRefresh.mjs";
import { useQuery } from "@tanstack/react-query";
import { memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "~/components/actions/icon-button";
import { useDelayedFlag } from "~/lib/loading/use-delayed-flag";
import { readSearch, writeSearch } from "~/resource/address/search";
import { useSetSearch } from "~/resource/address/use-set-search";
import { pageQuery } from "~/resource/data/page-query";
import { ColumnsButton } from "./columns/columns-button";
import { DensityMenu } from "./density-menu";
import { ExportButton } from "./export/export-button";
import type { Search } from "./resource";
import { useResource } from "./resource-context";
import classes from "./resource-list.module.css";
import { ShortcutsButton } from "./shortcuts/shortcuts-button";
import { ViewsButton } from "./views/views-button";

type Props = { search: Search; children: ReactNode };

export function Toolbar({ search, children }: Props) {
  const resource = useResource();
  const Slot = resource.slots.toolbar;
  return (
    <Group justify="space-between" gap="xs" mb="sm" mih={40} className={`${classes.tools} screen-only`}>
      {children}
      <Group gap="xs" ml="auto">
        {Slot && <Slot search={search} />}
        <SearchActions query={writeSearch(resource, { ...search, current: 1 })} />
        <RefreshButton search={search} />
        <PreferenceButtons />
      </Group>
    </Group>
  );
}

/** The query is a string without the page, so that a change of page does not render this component. */
const SearchActions = memo(function SearchActions({ query }: { query: string }) {
  const resource = useResource();
  const setSearch = useSetSearch();
  const searchOf = (text: string) => readSearch(resource, new URLSearchParams(text));
  return (
    <>
      <ViewsButton query={query} onApply={(applied) => setSearch(() => searchOf(applied))} />
      <ExportButton query={searchOf(query)} />
    </>
  );
});

const RefreshButton = memo(function RefreshButton({ search }: Pick<Props, "search">) {
  const { t } = useTranslation("resource");
  const { isFetching, refetch } = useQuery(pageQuery(useResource(), search));
  const isLoading = useDelayedFlag(isFetching);
  return (
    // Not disabled meanwhile, which would take the focus from it.
    <IconButton label={t("toolbar.refresh")} aria-busy={isLoading} onClick={() => refetch({ cancelRefetch: false })}>
      {isLoading ? <Loader size="1.1rem" color="gray" /> : <IconRefresh aria-hidden />}
    </IconButton>
  );
});

const PreferenceButtons = memo(function PreferenceButtons() {
  return (
    <>
      <DensityMenu />
      <ColumnsButton />
      <ShortcutsButton />
    </>
  );
});
