import { replace } from "@remix-run/react";
import { isSubmitting } from "~/api/client/pending-writes";
import { unsavedForms } from "~/features/drafts/drafts";
import { normalizedAddress } from "~/lib/page/normalized-address";
import { mayAutoOpen } from "~/resource/drawer/auto-open";
import { latestTarget } from "~/resource/drawer/target";
import type { Resource } from "~/resource/resource";
import { openDefaultView } from "~/resource/views/default-view";
import { normalizedQuery, otherParams, paramsOf, targetIn, writeAddress } from "./address";
import { readSearch } from "./search";

/** Opens the default view of a list that an address enters; returns its query, or null if there is none. */
function openDefaultViewOf(resources: readonly Resource[], text: string): string | null {
  for (const resource of resources) {
    const search = openDefaultView(resource, paramsOf(resource, new URLSearchParams(text)));
    const query = search && writeAddress(resource, search, null, otherParams(resource, text));
    if (query && query !== text) return query;
  }
  return null;
}

/** The query of an address that opens a form which was left half filled; null if there is none, or one is open. */
function queryWithUnsavedForm(resources: readonly Resource[], text: string): string | null {
  const query = new URLSearchParams(text);
  if (resources.some((resource) => targetIn(resource, text))) return null;
  for (const resource of resources) {
    const { screen } = resource;
    // The values of one that is being sent may be saved in a moment.
    const forms = unsavedForms(screen).filter(
      (form) => mayAutoOpen({ screen, form }) && !isSubmitting({ screen, form }),
    );
    const target = latestTarget(resource, forms);
    const search = readSearch(resource, paramsOf(resource, query));
    if (target) return writeAddress(resource, search, target, otherParams(resource, text));
  }
  return null;
}

/** The address with valid values for the lists of its screen; undefined if it has such already, in whatever order. */
export const validAddress = (resources: readonly Resource[], url: URL): string | undefined =>
  normalizedAddress(url, (query) => new URLSearchParams(normalizedQuery(resources, query.toString()) ?? query));

/**
 * Throws a redirect if the address of a screen with these lists is not as the console writes it, to open the default
 * view of a list, or to open a form that was left half filled, for example by a switch between tabs.
 */
export function redirectAddress(resources: readonly Resource[], { pathname, search }: URL): void {
  const text = search.slice(1);
  const query =
    normalizedQuery(resources, text) ?? openDefaultViewOf(resources, text) ?? queryWithUnsavedForm(resources, text);
  if (query !== null) throw replace(`${pathname}?${query}`);
}
