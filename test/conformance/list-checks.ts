import * as v from "valibot";
import type { Condition } from "#mocks/backend/list-query";
import { entriesOf, valuesOf } from "#mocks/backend/schema";
import { lists } from "../contract/calls";
import { type Check, type Context, Deviation, NotCheckable, sendForData } from "./check";

type List = (typeof lists)[number];
type Query = Record<string, string | number>;
type Row = Record<string, unknown>;

const rowsOf = v.object({ list: v.array(v.record(v.string(), v.unknown())), total: v.number() });
const ALL = { current: 1, pageSize: 100 };

/** An empty list would pass every check. */
const NO_ROWS = "the list is too short; give the server some records of every kind";
const DAY_LENGTH = "2026-01-01".length;

/** Ways to ask a list, and to report what differs. */
function readerOf({ call }: List, context: Context) {
  const address = `${call.spec.method} ${call.spec.path}`;
  return {
    read: async (query: Query | undefined) => v.parse(rowsOf, await sendForData(context, call, { query })),
    expectRows(condition: boolean, query: Query, expected: string): void {
      const texts = Object.entries(query).map(([key, value]) => [key, String(value)]);
      if (!condition) throw new Deviation(`${address}?${new URLSearchParams(texts)}: expected ${expected}`);
    },
  };
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id).join();
const [FIRST, SECOND] = [
  { current: 1, pageSize: 5 },
  { current: 2, pageSize: 5 },
];

async function checkPages(list: List, context: Context): Promise<void> {
  const { read, expectRows } = readerOf(list, context);
  const all = await read(ALL);
  expectRows(all.list.length === Math.min(ALL.pageSize, all.total), ALL, "total to be the number of rows");
  for (const query of [FIRST, SECOND]) {
    const { list: rows, total } = await read(query);
    const start = (query.current - 1) * query.pageSize;
    const ids = idsOf(all.list.slice(start, start + query.pageSize));
    expectRows(total === all.total, query, `total to be that of all pages, ${all.total}`);
    expectRows(idsOf(rows) === ids, query, `the rows ${ids} of the whole list, but got ${idsOf(rows)}`);
  }
}

async function checkFirstPage(list: List, context: Context): Promise<void> {
  const { read, expectRows } = readerOf(list, context);
  const [plain, first] = [await read(undefined), await read({ current: 1, pageSize: 10 })];
  expectRows(idsOf(plain.list) === idsOf(first.list), {}, "the same rows as current=1&pageSize=10");
}

/** Every value of a choice finds only its rows. */
async function checkValues(list: List, context: Context): Promise<void> {
  const { read, expectRows } = readerOf(list, context);
  let found = 0;
  for (const { key, field, values } of choicesOf(list)) {
    for (const value of values) {
      const { list: rows } = await read({ ...ALL, [key]: value });
      found += rows.length;
      expectRows(
        rows.every((row) => [row[field]].flat().map(String).includes(value)),
        { [key]: value },
        "only rows that fit",
      );
    }
  }
  if (found === 0) throw new NotCheckable(NO_ROWS);
}

/** A condition made of a row finds this row, and what is bounded by it on both sides finds only its equals. */
async function checkParts(list: List, context: Context): Promise<void> {
  const { read, expectRows } = readerOf(list, context);
  const [row] = (await read(ALL)).list;
  if (!row) throw new NotCheckable(NO_ROWS);
  const parts = conditionsOf(list, "part").map(({ key, field }) => ({ [key]: String(row[field] ?? "").slice(1) }));
  // Nothing can be bounded by an empty value.
  const ends = conditionsOf(list, "from", "to").filter(({ field }) => boundOf(row[field]) !== "");
  const bounds = [...new Set(ends.map(({ field }) => field))].map((field) => ({
    field,
    query: boundsOf(
      ends.filter((end) => end.field === field),
      row[field],
    ),
  }));
  for (const query of [...parts, ...bounds.map((bound) => bound.query)]) {
    const { list: rows } = await read({ ...ALL, ...query });
    expectRows(
      rows.some(({ id }) => id === row.id),
      query,
      `the row ${row.id} among the rows`,
    );
  }
  for (const { field, query } of bounds.filter((bound) => Object.keys(bound.query).length === 2)) {
    const { list: rows } = await read({ ...ALL, ...query });
    const isEqual = (other: Row) => boundOf(other[field]) === boundOf(row[field]);
    expectRows(rows.every(isEqual), query, `only rows whose ${field} is ${boundOf(row[field])}`);
  }
  for (const { key } of conditionsOf(list, "part")) {
    const none = { [key]: "conformance: no row has this text" };
    expectRows((await read(none)).total === 0, none, "no rows");
  }
}

const boundsOf = (ends: readonly Condition[], value: unknown): Query =>
  Object.fromEntries(ends.map(({ key }) => [key, boundOf(value)]));
/** A number, or the day of a time. */
const boundOf = (value: unknown): string | number =>
  typeof value === "number" ? value : String(value ?? "").slice(0, DAY_LENGTH);

async function checkSorts(list: List, context: Context): Promise<void> {
  const { read, expectRows } = readerOf(list, context);
  for (const sort of list.listQuery.sorts) {
    const { list: rows } = await read({ ...ALL, sort });
    if (rows.length < 2) throw new NotCheckable(NO_ROWS);
    expectRows(isSorted(rows, sort), { sort }, "rows in that order");
  }
}

/** Numbers and times; the order of other texts is the server's own. */
function isSorted(rows: readonly Row[], sort: string): boolean {
  const values = rows.map((row) => row[sort.replace("-", "")]);
  if (!values.every((value) => typeof value === "number" || /^\d{4}-\d\d-\d\d/.test(String(value)))) return true;
  const inOrder = sort.startsWith("-") ? values.toReversed() : values;
  const isBefore = (one: unknown, other: unknown) =>
    typeof one === "number" && typeof other === "number" ? one <= other : String(one) <= String(other);
  return inOrder.every((value, index) => index === 0 || isBefore(inOrder[index - 1], value));
}

/** The conditions that are a choice, with its values. */
function choicesOf(list: List) {
  const query = entriesOf(list.call.spec.query);
  return conditionsOf(list, "equal")
    .map((condition) => ({ ...condition, values: valuesOf(query[condition.key]) }))
    .filter(({ values }) => values.length > 0);
}

const conditionsOf = ({ listQuery }: List, ...matches: Condition["match"][]) =>
  listQuery.conditions.filter(({ match }) => matches.includes(match));

/** What every list is asked: each page, filter and sort that its call declares. */
export const listChecks: Check[] = lists.flatMap((list) => {
  const checks: [name: string, applies: boolean, run: (list: List, context: Context) => Promise<void>][] = [
    ["has pages", true, checkPages],
    ["without page number and size is its first ten rows", true, checkFirstPage],
    ["is filtered by values", choicesOf(list).length > 0, checkValues],
    [
      "is filtered by parts, and by ranges with both ends",
      conditionsOf(list, "part", "from", "to").length > 0,
      checkParts,
    ],
    ["is sorted", list.listQuery.sorts.length > 0, checkSorts],
  ];
  return checks
    .filter(([, applies]) => applies)
    .map(([name, , run]) => ({ name: `${list.call.spec.path} ${name}`, run: (context) => run(list, context) }));
});
