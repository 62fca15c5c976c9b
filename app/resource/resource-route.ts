import { replace } from "@remix-run/react";
import { guarded } from "~/session/guard";
import { pageQuery } from "./page-query";
import type { Resource, Search } from "./resource";
import { normalizedQuery, readSearch } from "./search";

/** What the route of a resource exports: its namespaces, and a loader that normalizes the address and reads the list. */
export function resourceRoute(resource: Resource) {
  return {
    handle: { i18n: ["resource", resource.words] },
    clientLoader: guarded(({ request, prefetch }): { search: Search } => {
      const { pathname, searchParams } = new URL(request.url);
      const query = normalizedQuery(resource, searchParams);
      if (query !== null) throw replace(`${pathname}?${query}`);
      const search = readSearch(resource, searchParams);
      prefetch(pageQuery(resource, search));
      return { search };
    }),
  };
}

export type SearchLoader = ReturnType<typeof resourceRoute>["clientLoader"];
