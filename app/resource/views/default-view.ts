import { queryClient } from "~/api/client/query-client";
import { readSearch, writeSearch } from "~/resource/address/search";
import type { Resource, Search } from "~/resource/resource";
import { currentAccount } from "~/session/account";
import { isCleared, setCleared } from "./cleared-lists";
import { savedViewsOf } from "./saved-views";

const isInSight = ({ queryKey }: Resource) =>
  queryClient.getQueryCache().findAll({ queryKey, type: "active" }).length > 0;

/**
 * Opens the default view of a list that is entered at an address without parameters: returns its search, and applies
 * its columns. Who clears the conditions of the list finds it so again after a visit to another screen, a reload and an
 * expired login.
 */
export function openDefaultView(resource: Resource, params: URLSearchParams): Search | null {
  const { preferences } = resource;
  // An open record says nothing of the conditions.
  if (writeSearch(resource, readSearch(resource, params)) !== "") setCleared(resource, false);
  if (params.size > 0) return null;
  const view = savedViewsOf(resource)
    .read(currentAccount())
    .find(({ isDefault }) => isDefault);
  if (!view) return null;
  if (isInSight(resource)) setCleared(resource, true);
  if (isCleared(resource)) return null;
  if (view.columns) preferences.set(preferences.readColumns(view));
  return readSearch(resource, new URLSearchParams(view.query));
}
