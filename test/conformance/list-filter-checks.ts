import { textOf } from "#mocks/backend/search-records";
import { hasZone } from "#mocks/backend/server-time";
import { NotCheckable } from "./check";
import { finderOf, NO_TEXT, noValue, requireNone } from "./list-finder";
import { firstUnsorted } from "./list-page-checks";
import { ALL, boundOf, conditionsOf, type ListCheck, NO_ROWS, readerOf } from "./list-reader";
import { choicesOf } from "./list-value-checks";

/** A part of a row's text finds the row; whether capitals matter is the server's own. */
export const checkParts: ListCheck = async (list, context) => {
  const { rows, expectFitting } = await finderOf(list, context);
  const { expectRows } = readerOf(list, context);
  if (rows.length === 0) throw new NotCheckable(NO_ROWS);
  const unknown: string[] = [];
  for (const { key, field } of conditionsOf(list, "part")) {
    await expectFitting({ [key]: NO_TEXT });
    const row = rows.find((one) => textOf(one[field]).length > 1);
    if (!row) {
      unknown.push(noValue(field));
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
  requireNone(unknown);
};

/** Each end of a range alone, and both together, include the bound itself. */
export const checkBounds: ListCheck = async (list, context) => {
  const { rows, expectFound } = await finderOf(list, context);
  const { timeZone } = context;
  const ends = conditionsOf(list, "from", "to");
  const unknown: string[] = [];
  for (const field of new Set(ends.map((end) => end.field))) {
    if (!timeZone && rows.some((row) => hasZone(textOf(row[field])))) {
      unknown.push(`the times of ${field} have a zone: tell by --time-zone in which one the server counts days`);
      continue;
    }
    const values = [
      ...new Set(rows.map((row) => boundOf(row[field], timeZone)).filter((value) => value !== "")),
    ].toSorted(compare);
    // In the middle, so that each end leaves rows out.
    const middle = values[Math.floor(values.length / 2)];
    if (middle === undefined) throw new NotCheckable(NO_ROWS);
    const queries = ends.filter((end) => end.field === field).map(({ key }) => ({ [key]: middle }));
    for (const query of [...queries, Object.assign({}, ...queries)]) await expectFound(query);
  }
  requireNone(unknown);
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
