import { useCallbackRef } from "@mantine/hooks";
import { usePhonePage } from "~/lib/page/use-phone-page";
import { filtersKey, filtersOf, type SearchFilters, withFilters } from "~/resource/address/search";
import { useSetSearch } from "~/resource/address/use-set-search";
import { Filters } from "./filters/filters";
import { PhoneFilters } from "./phone/lazy-parts";
import type { Search } from "./resource";
import { useResource } from "./resource-context";
import { ResourceList } from "./resource-list";

/** The search form of a list, if it has filters, and the list. */
export function SearchedList({ search }: { search: Search }) {
  const resource = useResource();
  const setSearch = useSetSearch();
  const onSearch = useCallbackRef((filters: SearchFilters) => setSearch((current) => withFilters(current, filters)));
  const isPhone = usePhonePage();
  const FiltersOfPage = isPhone ? PhoneFilters : Filters;
  const filters = filtersOf(resource).length > 0 && (
    <FiltersOfPage filters={filtersKey(resource, search)} onSearch={onSearch} />
  );
  return (
    <>
      {!isPhone && filters}
      <ResourceList search={search} form={isPhone && filters} />
    </>
  );
}
