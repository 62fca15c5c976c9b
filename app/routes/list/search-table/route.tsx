import { useCallbackRef } from "@mantine/hooks";
import { replace, useLoaderData } from "@remix-run/react";
import { listPolicies } from "~/api/policy";
import { ScreenPage } from "~/components/layout/screen-page";
import { guarded } from "~/session/guard";
import { Filters } from "./filters";
import { PolicyList } from "./policy-list";
import { filtersKey, normalizedQuery, type PolicyFilters, readSearch, withFilters } from "./query";
import { useSetSearch } from "./use-set-search";

export const handle = { i18n: ["policies", "import"] };

export const clientLoader = guarded(({ request, prefetch }) => {
  const { pathname, searchParams } = new URL(request.url);
  const query = normalizedQuery(searchParams);
  if (query !== null) throw replace(`${pathname}?${query}`);
  const search = readSearch(searchParams);
  prefetch(listPolicies.query({ query: search }));
  return { search };
});

export default function SearchTable() {
  const { search } = useLoaderData<typeof clientLoader>();
  const setSearch = useSetSearch();
  const onSearch = useCallbackRef((filters: PolicyFilters) => setSearch(withFilters(search, filters)));
  return (
    <ScreenPage>
      <Filters filters={filtersKey(search)} onSearch={onSearch} />
      <PolicyList search={search} />
    </ScreenPage>
  );
}
