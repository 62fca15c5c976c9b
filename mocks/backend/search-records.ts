import * as v from "valibot";
import { splitValues } from "~/lib/text/value-list";
import { BackendError } from "./backend-error";
import { bilingual } from "./bilingual";
import type { Condition, ListQuery } from "./list-query";

const person = v.object({ name: v.string() });
const reference = v.object({ title: v.string() });

/** A query as its call's schema validated it. */
type Query = { current: number; pageSize: number; sort?: string; [key: string]: unknown };

/** Whether a value of a record meets a condition that is set. */
const MATCHES: Record<Condition["match"], (value: unknown, condition: string) => boolean> = {
  equal: (value, condition) =>
    [value].flat().some((one) => condition === String(one) || splitValues(condition).includes(String(one))),
  part: (value, condition) => textOf(value).toLowerCase().includes(condition.trim().toLowerCase()),
  some: (value, condition) => condition.toLowerCase().split(",").includes(textOf(value).toLowerCase()),
  empty: (value) => textOf(value) === "",
  // A missing value is in no range.
  from: (value, condition) => textOf(value) !== "" && compareWith(value, condition) >= 0,
  to: (value, condition) => textOf(value) !== "" && compareWith(value, condition) <= 0,
};

/** The requested page of the matching records, and the number of all. A page beyond the last one is empty. */
export function searchRecords<R extends object>(
  records: readonly R[],
  query: Query,
  { conditions }: Pick<ListQuery, "conditions">,
): { list: R[]; total: number } {
  const { current, pageSize, sort } = query;
  if (![current, pageSize].every((value) => Number.isInteger(value) && value >= 1))
    throw new BackendError(bilingual("分页参数不正确", "Wrong page parameters"));
  // An empty condition matches all.
  const active = conditions.filter(({ key }) => textOf(query[key]) !== "");
  const found = records.filter((record) =>
    active.every(({ key, field, match }) => MATCHES[match](fieldOf(record, field), textOf(query[key]))),
  );
  const sorted = sort ? found.toSorted(comparator(sort)) : found;
  return { list: sorted.slice((current - 1) * pageSize, current * pageSize), total: found.length };
}

/** A person is searched and sorted by the name, a record of another list by its title. */
function textOf(value: unknown): string {
  if (v.is(person, value)) return value.name;
  return v.is(reference, value) ? value.title : String(value ?? "");
}
/** A value of a record by its name. */
export const fieldOf = (record: object, field: string): unknown =>
  Object.getOwnPropertyDescriptor(record, field)?.value;

/** A time is compared by no more than the condition has of it: by its day. */
const compareWith = (value: unknown, condition: string): number =>
  compare(typeof value === "number" ? value : textOf(value).slice(0, condition.length), condition);

/** Numbers by their size, texts by their characters, as the server's times sort; what is missing comes first. */
function compare(one: unknown, other: unknown): number {
  if (typeof one === "number" && textOf(other) !== "") return one - Number(other);
  return textOf(one) < textOf(other) ? -1 : Number(textOf(one) > textOf(other));
}

/** Compares by the first of some fields, `-count,name`, in which two records differ. */
function comparator(sort: string) {
  const orders = sort.split(",").map((key) => {
    const field = key.replace(/^-/, "");
    const direction = key === field ? 1 : -1;
    return (one: object, other: object) => direction * compare(fieldOf(one, field), fieldOf(other, field));
  });
  return (one: object, other: object) => orders.reduce((order, next) => order || next(one, other), 0);
}
