import { replace, type ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { unsavedForms } from "~/features/drafts/drafts";
import { guarded } from "~/session/guard";
import { normalizedQuery, writeAddress } from "./address";
import { latestTarget, readTarget } from "./drawer/target";
import { pageQuery } from "./page-query";
import type { Resource, Search } from "./resource";
import { readSearch, writeSearch } from "./search";

/** What the route of a resource exports: its namespaces, and a loader that normalizes the address and reads the list. */
export function resourceRoute(resource: Resource) {
  const searchIn = ({ searchParams }: URL) => writeSearch(resource, readSearch(resource, searchParams));
  return {
    handle: { i18n: ["resource", resource.words] },
    clientLoader: guarded(({ request, prefetch }): { search: Search } => {
      const { pathname, searchParams, search: text } = new URL(request.url);
      const query = normalizedQuery([resource], text.slice(1));
      if (query !== null) throw replace(`${pathname}?${query}`);
      const search = readSearch(resource, searchParams);
      const unsaved = latestTarget(resource, unsavedForms(resource.screen));
      // A form that was left half filled, for example by a switch between tabs, is opened again.
      if (unsaved && !readTarget(resource, searchParams)) {
        throw replace(`${pathname}?${writeAddress(resource, search, unsaved, "")}`);
      }
      prefetch(pageQuery(resource, search));
      return { search };
    }),
    /** A drawer that opens or closes needs no other rows. */
    shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
      const isSameList = currentUrl.pathname === nextUrl.pathname && searchIn(currentUrl) === searchIn(nextUrl);
      return isSameList && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
    },
  };
}

export type SearchLoader = ReturnType<typeof resourceRoute>["clientLoader"];
