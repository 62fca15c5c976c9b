import { fieldOf, searchRecords } from "#mocks/backend/search-records";
import { localTime } from "#mocks/backend/server-time";
import { type Context, NotCheckable } from "./check";
import { ALL, conditionsOf, type List, type Query, type Row, readerOf, rowsText } from "./list-reader";

/** A text without commas, which would separate two. */
export const NO_TEXT = "conformance: no row has this text";
/** So many rows that do not fit are named, so that a report can be read. */
const MOST_NAMED = 3;
const MOST_SHOWN = 60;

/** The rows that the demonstration's own search does not find, each with what does not fit. */
function misfitsOf(rows: readonly Row[], query: Query, list: List, timeZone: string | undefined): string[] {
  const { listQuery } = list;
  const fits = (row: Row, part: Query) =>
    searchRecords([inServerZone(row, list, timeZone)], { ...ALL, ...part }, listQuery).total === 1;
  return rows
    .filter((row) => !fits(row, query))
    .map((row) => {
      const unmet = listQuery.conditions.filter(({ key }) => !fits(row, { [key]: query[key] ?? "" }));
      const values = unmet.map(({ field }) => `${field} ${shown(fieldOf(row, field))}`);
      return `row ${row.id} with ${[...new Set(values)].join(" and ")}`;
    });
}

/** With the times that are asked for by days as clocks at the server show them. */
function inServerZone(row: Row, list: List, timeZone: string | undefined): Row {
  const texts = conditionsOf(list, "from", "to").flatMap(({ field }) => {
    const value = fieldOf(row, field);
    return typeof value === "string" ? [[field, localTime(value, timeZone)]] : [];
  });
  return { ...row, ...Object.fromEntries(texts) };
}

function shown(value: unknown): string {
  const text = JSON.stringify(value ?? null);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

function shortList(misfits: readonly string[]): string {
  const others = misfits.length - MOST_NAMED;
  return misfits.slice(0, MOST_NAMED).join(", ") + (others > 0 ? `, and ${others} more` : "");
}

/** The rows of a list, and a way to compare a search with what the demonstration's own search finds among them. */
export async function finderOf(list: List, context: Context) {
  const { read, expectRows } = readerOf(list, context);
  const { timeZone } = context;
  const all = await read(ALL);
  // Of a longer list only a part is known.
  const isWhole = all.total <= ALL.pageSize;
  const known = all.list.map((row) => inServerZone(row, list, timeZone));
  /** Only rows that fit. */
  async function expectFitting(query: Query) {
    const { list: rows, total } = await read({ ...ALL, ...query });
    const misfits = misfitsOf(rows, query, list, timeZone);
    expectRows(misfits.length === 0, query, `only rows that fit, but got ${shortList(misfits)}`);
    return { rows, total };
  }
  return {
    rows: all.list,
    expectFitting,
    /** Only rows that fit and, of a list of one page, all of them. */
    async expectFound(query: Query) {
      const { rows, total } = await expectFitting(query);
      if (!isWhole) return { rows, total };
      const expected = searchRecords(known, { ...ALL, ...query }, list.listQuery);
      const isEqual = total === expected.total && rows.length === total;
      expectRows(isEqual, query, `${rowsText(expected.list)} in any order, but got ${rowsText(rows)}`);
      return { rows, total };
    },
  };
}

/** After the other fields are checked: of these the rows show nothing. */
export function requireNone(unknown: readonly string[]): void {
  if (unknown.length > 0) throw new NotCheckable(unknown.join("; "));
}

export const noValue = (field: string) => `no row has a value of ${field}`;
