import { requestUrl } from "~/lib/page/request-url";
import { guarded } from "~/session/guard";
import { revalidateWith } from "~/session/revalidation";
import { namespacesOf } from "./namespaces";
import { pageQuery } from "./page-query";
import { redirectAddress } from "./redirect";
import type { Resource, Search } from "./resource";
import { readSearch, writeSearch } from "./search";

/** What the route of a resource exports: its namespaces, and a loader that normalizes the address and reads the list. */
export function resourceRoute(resource: Resource) {
  const searchIn = ({ searchParams }: URL) => writeSearch(resource, readSearch(resource, searchParams));
  return {
    handle: { i18n: namespacesOf([resource]) },
    clientLoader: guarded(({ request, prefetch }): { search: Search } => {
      const url = requestUrl(request);
      redirectAddress([resource], url);
      const search = readSearch(resource, url.searchParams);
      prefetch(pageQuery(resource, search));
      return { search };
    }),
    /** A drawer that opens or closes needs no other rows. */
    shouldRevalidate: revalidateWith((url) => `${url.pathname} ${searchIn(url)}`),
  };
}

export type SearchLoader = ReturnType<typeof resourceRoute>["clientLoader"];
