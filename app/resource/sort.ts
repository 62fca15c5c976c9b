import type { Resource, Search } from "./resource";

/** One of the fields that a list is sorted by. */
export type SortKey = { name: string; direction: "ascending" | "descending" };

/** The fields that a list is sorted by, the first before the others. */
export const sortKeys = (sort = ""): SortKey[] =>
  sort
    .split(",")
    .filter((key) => key !== "")
    .map((key) => ({ name: key.replace(/^-/, ""), direction: key.startsWith("-") ? "descending" : "ascending" }));

const sortText = (keys: readonly SortKey[]): string | undefined =>
  keys.map(({ name, direction }) => (direction === "descending" ? `-${name}` : name)).join(",") || undefined;

/** The sort from a text of an address: each field once, and a single one for a call that knows no more. */
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

/** The search in the server's default order. */
export const withoutSort = (search: Search): Search => withSort(search, undefined);

/** The search after a click on a column: by it alone, descending, then ascending, then the server's default order. */
export function withNextSort(search: Search, column: string): Search {
  const { sort } = search;
  const next = sort === column ? undefined : `-${column}`;
  return withSort(search, sort === `-${column}` ? column : next);
}

/** The same beside the other columns: added as the last one, turned at its place, then removed. */
export function withFurtherSort(search: Search, column: string): Search {
  const keys = sortKeys(search.sort);
  const known = keys.find(({ name }) => name === column);
  if (!known) return withSort(search, sortText([...keys, { name: column, direction: "descending" }]));
  const turned: SortKey[] = known.direction === "descending" ? [{ name: column, direction: "ascending" }] : [];
  return withSort(search, sortText(keys.flatMap((key) => (key === known ? turned : [key]))));
}

/**
 * The search sorted by a field in a direction: at its place among several, or as the last one of them; without the field
 * if it was sorted so.
 */
export function withToggledSort(search: Search, key: SortKey, several: boolean): Search {
  const keys = several ? sortKeys(search.sort) : sortKeys(search.sort).filter(({ name }) => name === key.name);
  const index = keys.findIndex(({ name }) => name === key.name);
  if (index < 0) return withSort(search, sortText([...keys, key]));
  const isSame = keys[index]?.direction === key.direction;
  return withSort(search, sortText(isSame ? keys.toSpliced(index, 1) : keys.with(index, key)));
}
