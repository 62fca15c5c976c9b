import { requestUrl } from "~/lib/page/request-url";
import { queryToOpen } from "~/resource/address/query-to-open";
import { redirectAddress, validAddress } from "~/resource/address/redirect";
import { readSearch, writeSearch } from "~/resource/address/search";
import { pageQuery } from "~/resource/data/page-query";
import { guarded } from "~/session/guard";
import { revalidateWith } from "~/session/revalidation";
import { namespacesOf } from "./namespaces";
import type { Resource, Search } from "./resource";

/** What the route of a resource exports: its namespaces, and a loader that normalizes the address and reads the list. */
export function resourceRoute(resource: Resource) {
  const searchIn = ({ searchParams }: URL) => writeSearch(resource, readSearch(resource, searchParams));
  return {
    handle: { i18n: namespacesOf([resource]) },
    clientLoader: guarded(({ request, prefetch }): { search: Search } => {
      const url = requestUrl(request);
      redirectAddress([resource], url, queryToOpen);
      const search = readSearch(resource, url.searchParams);
      prefetch(pageQuery(resource, search));
      return { search };
    }),
    /** A drawer that opens or closes needs no other rows. */
    shouldRevalidate: revalidateWith(
      (url) => `${url.pathname} ${searchIn(url)}`,
      (url) => validAddress([resource], url),
    ),
  };
}

export type SearchLoader = ReturnType<typeof resourceRoute>["clientLoader"];
