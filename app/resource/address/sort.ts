import type { Resource, Search } from "~/resource/resource";

/** One of the fields that a list is sorted by, with its direction. */
export type SortKey = { name: string; direction: "ascending" | "descending" };

/** Reads the fields that a list is sorted by from the text in its address, in the order in which they count. */
export const sortKeys = (sort = ""): SortKey[] =>
  sort
    .split(",")
    .filter((key) => key !== "")
    .map((key) => ({ name: key.replace(/^-/, ""), direction: key.startsWith("-") ? "descending" : "ascending" }));

const sortText = (keys: readonly SortKey[]): string | undefined =>
  keys.map(({ name, direction }) => (direction === "descending" ? `-${name}` : name)).join(",") || undefined;

/**
 * Reads the sort of a list from an address. Unknown and repeated fields are left out, and all but the first one if the
 * call sorts by one field only.
 */
export function readSort(
  { fields, severalSorts }: Pick<Resource, "fields" | "severalSorts">,
  text: string | null,
): string | undefined {
  const known = sortKeys(text ?? "").filter(
    ({ name }, index, keys) => fields[name]?.column?.sort && keys.findIndex((key) => key.name === name) === index,
  );
  return sortText(severalSorts ? known : known.slice(0, 1));
}

/** The fields that a list can be sorted by. */
export const sortableFields = ({ fields }: Pick<Resource, "fields">): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.column?.sort);

const withSort = ({ sort: _, ...search }: Search, sort: string | undefined): Search => ({
  ...search,
  current: 1,
  pageSize: search.pageSize,
  ...(sort && { sort }),
});

/** Removes the sort from a search, so that the rows come in the server's default order. */
export const withoutSort = (search: Search): Search => withSort(search, undefined);

/**
 * The search after a click on a column, which sorts by this column alone. Each click takes the next step: descending,
 * ascending, the server's default order.
 */
export function withNextSort(search: Search, column: string): Search {
  const { sort } = search;
  const next = sort === column ? undefined : `-${column}`;
  return withSort(search, sort === `-${column}` ? column : next);
}

/**
 * The search after a click with Shift on a column, which leaves the other sorted columns as they are. The first click
 * adds the column as the last one, descending; the next one turns it to ascending at its place; a third removes it.
 */
export function withFurtherSort(search: Search, column: string): Search {
  const keys = sortKeys(search.sort);
  const known = keys.find(({ name }) => name === column);
  if (!known) return withSort(search, sortText([...keys, { name: column, direction: "descending" }]));
  const turned: SortKey[] = known.direction === "descending" ? [{ name: column, direction: "ascending" }] : [];
  return withSort(search, sortText(keys.flatMap((key) => (key === known ? turned : [key]))));
}

/**
 * The search after a field and a direction were chosen. A search that is sorted so already is no longer sorted by the
 * field. With `several` the other fields stay: the field keeps its place among them, or becomes the last one.
 */
export function withToggledSort(search: Search, key: SortKey, several: boolean): Search {
  const keys = several ? sortKeys(search.sort) : sortKeys(search.sort).filter(({ name }) => name === key.name);
  const index = keys.findIndex(({ name }) => name === key.name);
  if (index < 0) return withSort(search, sortText([...keys, key]));
  const isSame = keys[index]?.direction === key.direction;
  return withSort(search, sortText(isSame ? keys.toSpliced(index, 1) : keys.with(index, key)));
}
