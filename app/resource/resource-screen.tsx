import { useLoaderData } from "@remix-run/react";
import { ScreenPage } from "~/components/layout/screen-page";
import type { Resource } from "./resource";
import { ResourceContext } from "./resource-context";
import type { SearchLoader } from "./resource-route";
import { SearchedList } from "./searched-list";

/** The screen of a resource: its search form and its list, whose search is the address. */
export function ResourceScreen({ of: resource }: { of: Resource }) {
  const { search } = useLoaderData<SearchLoader>();
  return (
    <ResourceContext.Provider value={resource}>
      <ScreenPage>
        <SearchedList search={search} />
      </ScreenPage>
    </ResourceContext.Provider>
  );
}
