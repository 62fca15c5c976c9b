import { pathTo } from "~/navigation/paths";
import { writeAddress } from "~/resource/address/address";
import { filtersKey, pageSizes, searchByText, withSize } from "~/resource/address/search";
import { findsById } from "~/resource/data/finds-by-id";
import { numberOf } from "~/resource/drawer/number-of";
import { plainText } from "~/resource/fields/field";
import type { Resource, Row, RowId, Search } from "~/resource/resource";

/**
 * A search that finds a record by its number, which few others contain, or else by its title; on the largest page, as
 * others may be found, too.
 */
function searchFor(resource: Resource, title: string, row?: Row): Search {
  const name = numberOf(resource) ?? "";
  const byNumber = searchByText(resource, name, plainText(row?.[name]));
  const search = filtersKey(resource, byNumber) ? byNumber : searchByText(resource, resource.title, title);
  return withSize(search, (!resource.plain && pageSizes(resource).at(-1)) || search.pageSize);
}

/**
 * The path and query that open a record. A list that does not find one by its id shows it on a page with it, so it is
 * searched for. `others` are the parameters of the screen around the list; `row` is the record, where it is known.
 */
export function recordLink(resource: Resource, id: RowId, title: string, others = "", row?: Row): string {
  const search = findsById(resource) ? searchByText(resource, resource.title, "") : searchFor(resource, title, row);
  return `${pathTo(resource.screen)}?${writeAddress(resource, search, { mode: "view", id: String(id) }, others)}`;
}
