import { isSubmitting } from "~/api/client/pending-writes";
import { unsavedForms } from "~/features/drafts/drafts";
import { mayAutoOpen } from "~/resource/drawer/auto-open";
import { latestTarget } from "~/resource/drawer/target";
import type { Resource } from "~/resource/resource";
import { openDefaultView } from "~/resource/views/default-view";
import { otherParams, paramsOf, targetIn, writeAddress } from "./address";
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

/**
 * The query that opens the default view of a list, or a form that was left half filled, for example by a switch between
 * tabs; null to stay at a valid address.
 */
export const queryToOpen = (resources: readonly Resource[], text: string): string | null =>
  openDefaultViewOf(resources, text) ?? queryWithUnsavedForm(resources, text);
