import type { PopularItem, PopularType } from "~/api/dashboard";
import { POPULAR_TYPES } from "~/api/dashboard";
import { PANEL_PARAMS, writePanelParam } from "./panel-params";

export const POPULAR_COLUMNS = ["clicks", "increases"] as const;
export type PopularColumn = (typeof POPULAR_COLUMNS)[number];
export type PopularSort = { column: PopularColumn; descending: boolean } | null;

/** The panel's state from the URL's query; invalid values take the default. */
export function readPopular(query: URLSearchParams): { type: PopularType; sort: PopularSort } {
  const type = POPULAR_TYPES.find((known) => known === query.get(PANEL_PARAMS.popular)) ?? POPULAR_TYPES[0];
  const sort = query.get(PANEL_PARAMS.popularSort) ?? "";
  const column = POPULAR_COLUMNS.find((known) => known === sort.replace(/^-/, ""));
  return { type, sort: column ? { column, descending: sort.startsWith("-") } : null };
}

/** The query with another type or sort; defaults are left out. */
export function writePopular(
  query: URLSearchParams,
  change: { type?: PopularType; sort?: PopularSort },
): URLSearchParams {
  const { type, sort } = { ...readPopular(query), ...change };
  const order = sort ? `${sort.descending ? "-" : ""}${sort.column}` : "";
  return writePanelParam(
    writePanelParam(query, PANEL_PARAMS.popular, type, POPULAR_TYPES[0]),
    PANEL_PARAMS.popularSort,
    order,
  );
}

/** The sort after a click on a column: descending, then ascending, then the server's order. */
export function nextSort(sort: PopularSort, column: PopularColumn): PopularSort {
  if (sort?.column !== column) return { column, descending: true };
  return sort.descending ? { column, descending: false } : null;
}

const UNITS: Record<string, number> = { k: 1e3, w: 1e4, 万: 1e4, m: 1e6, 亿: 1e8 };

/** The value of a click number, which may be a text such as `346.3w+`; 0 if it is not a number. */
export function clickValue(clicks: string | number): number {
  if (typeof clicks === "number") return clicks;
  const [, digits, unit = ""] = /^\s*([\d,]*\.?\d+)\s*([kwm万亿]?)/i.exec(clicks) ?? [];
  if (!digits) return 0;
  return Number(digits.replaceAll(",", "")) * (UNITS[unit.toLowerCase()] ?? 1);
}

/** The sorted items, each with its rank in the server's order. */
export function sortPopular(items: readonly PopularItem[], sort: PopularSort): (PopularItem & { rank: number })[] {
  const ranked = items.map((item, index) => ({ ...item, rank: index + 1 }));
  if (!sort) return ranked;
  const sortValue = ({ clickNumber, increases }: PopularItem) =>
    sort.column === "clicks" ? clickValue(clickNumber) : increases;
  const sign = sort.descending ? -1 : 1;
  return ranked.sort((a, b) => sign * (sortValue(a) - sortValue(b)));
}
