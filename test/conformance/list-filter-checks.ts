import { entriesOf, valuesOf } from "#mocks/backend/schema";
import { fieldOf, searchRecords, textOf } from "#mocks/backend/search-records";
import { type Context, NotCheckable } from "./check";
import { firstUnsorted } from "./list-page-checks";
import {
  ALL,
  boundOf,
  conditionsOf,
  type List,
  type ListCheck,
  NO_ROWS,
  type Query,
  type Row,
  readerOf,
  rowsText,
} from "./list-reader";

/** So many rows that do not fit are named, so that a report can be read. */
const MOST_NAMED = 3;
const MOST_SHOWN = 60;

/** The rows that the demonstration's own search does not find, each with what does not fit. */
function misfitsOf(rows: readonly Row[], query: Query, { listQuery }: List): string[] {
  const fits = (row: Row, part: Query) => searchRecords([row], { ...ALL, ...part }, listQuery).total === 1;
  return rows
    .filter((row) => !fits(row, query))
    .map((row) => {
      const unmet = listQuery.conditions.filter(({ key }) => !fits(row, { [key]: query[key] ?? "" }));
      const values = unmet.map(({ field }) => `${field} ${shown(fieldOf(row, field))}`);
      return `row ${row.id} with ${[...new Set(values)].join(" and ")}`;
    });
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
async function finderOf(list: List, context: Context) {
  const { read, expectRows } = readerOf(list, context);
  const all = await read(ALL);
  // Of a longer list only a part is known.
  const isWhole = all.total <= ALL.pageSize;
  /** Only rows that fit. */
  async function expectFitting(query: Query) {
    const { list: rows, total } = await read({ ...ALL, ...query });
    const misfits = misfitsOf(rows, query, list);
    expectRows(misfits.length === 0, query, `only rows that fit, but got ${shortList(misfits)}`);
    return { rows, total };
  }
  return {
    rows: all.list,
    expectFitting,
    /** Only rows that fit and, of a list of one page, all of them. */
    async expectFound(query: Query): Promise<void> {
      const { rows, total } = await expectFitting(query);
      if (!isWhole) return;
      const expected = searchRecords(all.list, { ...ALL, ...query }, list.listQuery);
      const isEqual = total === expected.total && rows.length === total;
      expectRows(isEqual, query, `${rowsText(expected.list)} in any order, but got ${rowsText(rows)}`);
    },
  };
}

/** The conditions that are a choice, with its values. */
export function choicesOf(list: List) {
  const query = entriesOf(list.call.spec.query);
  return conditionsOf(list, "equal")
    .map((condition) => ({ ...condition, values: valuesOf(query[condition.key]) }))
    .filter(({ values }) => values.length > 0);
}

/** Every value of a choice finds its rows. */
export const checkValues: ListCheck = async (list, context) => {
  const { rows, expectFound } = await finderOf(list, context);
  if (rows.length === 0) throw new NotCheckable(NO_ROWS);
  for (const { key, values } of choicesOf(list)) {
    for (const value of values) await expectFound({ [key]: value });
  }
};

/** A part of a row's text finds the row; whether capitals matter is the server's own. */
export const checkParts: ListCheck = async (list, context) => {
  const { rows, expectFitting } = await finderOf(list, context);
  const { expectRows } = readerOf(list, context);
  if (rows.length === 0) throw new NotCheckable(NO_ROWS);
  const unknown: string[] = [];
  for (const { key, field } of conditionsOf(list, "part")) {
    await expectFitting({ [key]: "conformance: no row has this text" });
    const row = rows.find((one) => textOf(one[field]).length > 1);
    if (!row) {
      unknown.push(field);
      continue;
    }
    const part = { [key]: [...textOf(row[field])].slice(1).join("") };
    const found = await expectFitting(part);
    expectRows(
      found.rows.some(({ id }) => id === row.id),
      part,
      `the row ${row.id} among the rows`,
    );
  }
  requireValues(unknown);
};

/** After the other fields are checked: a condition on a field without a value shows nothing. */
function requireValues(unknown: readonly string[]): void {
  if (unknown.length > 0) throw new NotCheckable(`no row has a value of ${unknown.join(", ")}`);
}

/** Each end of a range alone, and both together, include the bound itself. */
export const checkBounds: ListCheck = async (list, context) => {
  const { rows, expectFound } = await finderOf(list, context);
  const ends = conditionsOf(list, "from", "to");
  for (const field of new Set(ends.map((end) => end.field))) {
    const values = [...new Set(rows.map((row) => boundOf(row[field])).filter((value) => value !== ""))].toSorted(
      compare,
    );
    // In the middle, so that each end leaves rows out.
    const middle = values[Math.floor(values.length / 2)];
    if (middle === undefined) throw new NotCheckable(NO_ROWS);
    const queries = ends.filter((end) => end.field === field).map(({ key }) => ({ [key]: middle }));
    for (const query of [...queries, Object.assign({}, ...queries)]) await expectFound(query);
  }
};

const compare = (one: string | number, other: string | number) => (one < other ? -1 : Number(one > other));

/** A condition and a sort together; each is checked alone elsewhere. */
export const checkCombination: ListCheck = async (list, context) => {
  const { rows, expectFound } = await finderOf(list, context);
  if (rows.length === 0) throw new NotCheckable(NO_ROWS);
  const [choice, second] = choicesOf(list);
  const [sort] = list.listQuery.sorts;
  const value = choice?.values[0];
  if (!choice || value === undefined) return;
  const other = second?.values[0];
  const both = { [choice.key]: value, ...(second && other !== undefined && { [second.key]: other }) };
  await expectFound(both);
  if (!sort) return;
  const { read, expectRows } = readerOf(list, context);
  const query = { [choice.key]: value, sort };
  const wrong = firstUnsorted((await read({ ...ALL, ...query })).list, sort);
  expectRows(!wrong, query, `rows in that order, but got ${wrong?.join(" before ")}`);
};
