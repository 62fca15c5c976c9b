import * as v from "valibot";
import { entriesOf, itemOf, valuesOf } from "#mocks/backend/schema";
import { fieldOf, textOf } from "#mocks/backend/search-records";
import { NotCheckable } from "./check";
import { finderOf, NO_TEXT, noValue, requireNone } from "./list-finder";
import { conditionsOf, type List, type ListCheck, NO_ROWS, readerOf } from "./list-reader";

/** The conditions that are a choice, with its values, and whether some of them can be asked for at once. */
export function choicesOf(list: List) {
  const query = entriesOf(list.call.spec.query);
  return conditionsOf(list, "equal").flatMap((condition) => {
    const schema = query[condition.key];
    const values = valuesOf(schema);
    if (!schema || values.length === 0) return [];
    return { ...condition, values, takesSeveral: values.length > 1 && v.is(schema, joined(values)) };
  });
}

/** Values as the console writes them: a comma of one is no comma here. */
const joined = (values: readonly string[]) => values.join(",");

/** Every value of a choice finds its rows, and two values those of both. */
export const checkValues: ListCheck = async (list, context) => {
  const { rows, expectFound } = await finderOf(list, context);
  const { expectRows } = readerOf(list, context);
  if (rows.length === 0) throw new NotCheckable(NO_ROWS);
  for (const { key, field, values, takesSeveral } of choicesOf(list)) {
    const totals: [value: string, total: number][] = [];
    for (const value of values) totals.push([value, (await expectFound({ [key]: value })).total]);
    if (!takesSeveral) continue;
    // Those that most rows have: of the others an answer without rows would be right.
    const two = totals.toSorted(([, one], [, other]) => other - one).slice(0, 2);
    const query = { [key]: joined(two.map(([value]) => value)) };
    const { total } = await expectFound(query);
    // A row with several values may have both.
    const counts = two.map(([, count]) => count);
    const hasLists = rows.some((row) => Array.isArray(fieldOf(row, field)));
    const least = hasLists ? Math.max(...counts) : counts.reduce((sum, count) => sum + count, 0);
    expectRows(total >= least, query, `a total of at least ${least}, for those of each value, but got ${total}`);
  }
};

/** A text that can be one of several in a query. */
const canBeListed = (text: string) => text !== "" && text === text.trim() && !text.includes(",");

/** Whole texts, joined with commas, find the rows of each; whether capitals matter is the server's own. */
export const checkTexts: ListCheck = async (list, context) => {
  const { rows, expectFitting } = await finderOf(list, context);
  const { expectRows } = readerOf(list, context);
  if (rows.length === 0) throw new NotCheckable(NO_ROWS);
  const unknown: string[] = [];
  for (const { key, field } of conditionsOf(list, "some")) {
    await expectFitting({ [key]: NO_TEXT });
    const [first, second = NO_TEXT] = new Set(rows.map((row) => textOf(fieldOf(row, field))).filter(canBeListed));
    if (first === undefined) {
      unknown.push(noValue(field));
      continue;
    }
    // A part of a text is another text.
    const part = [...first].slice(0, -1).join("").trim();
    if (part !== "") await expectFitting({ [key]: part });
    const query = { [key]: `${first},${second}` };
    const found = await expectFitting(query);
    for (const text of [first, second]) {
      const hasText = (row: object) => textOf(fieldOf(row, field)) === text;
      const isFound = found.rows.some(hasText) || !rows.some(hasText) || found.total > found.rows.length;
      expectRows(isFound, query, `a row with the ${field} ${text} among the rows`);
    }
  }
  requireNone(unknown);
};

/** `acquiredEmpty=true` finds the rows without a value. */
export const checkEmpty: ListCheck = async (list, context) => {
  const { rows, expectFound } = await finderOf(list, context);
  const fields = entriesOf(itemOf(entriesOf(list.call.spec.response).list));
  const unknown: string[] = [];
  for (const { key, field } of conditionsOf(list, "empty")) {
    const schema = fields[field];
    // A number, for example, is 0 then.
    const missing = schema && v.safeParse(schema, null);
    const hasValue = rows.some((row) => textOf(fieldOf(row, field)) !== "");
    if (missing?.success && textOf(missing.output) !== "")
      unknown.push(`a missing ${field} is read as ${textOf(missing.output)}, which is a value`);
    else if (hasValue) await expectFound({ [key]: "true" });
    else unknown.push(noValue(field));
  }
  requireNone(unknown);
};
