import { pathTo } from "~/navigation/paths";
import { writeAddress } from "~/resource/address/address";
import { searchByTitle } from "~/resource/address/search";
import { findsById } from "~/resource/data/finds-by-id";
import type { Resource, RowId } from "~/resource/resource";

/**
 * The path and query that open a record. A list that does not find one by its id shows it on a page with it, so it is
 * searched for its title. `others` are the parameters of the screen around the list.
 */
export function recordLink(resource: Resource, id: RowId, title: string, others = ""): string {
  const search = searchByTitle(resource, findsById(resource) ? "" : title);
  return `${pathTo(resource.screen)}?${writeAddress(resource, search, { mode: "view", id: String(id) }, others)}`;
}
