import * as v from "valibot";
import { deployment } from "~/config/deployment";
import { splitValues } from "~/lib/text/value-list";
import { BackendError } from "./backend-error";
import { bilingual } from "./bilingual";
import type { Condition, ListQuery } from "./list-query";
import { localTime, sortableTime } from "./server-time";

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

/** A value of a record by its name. */
type ReadField = (record: object, field: string) => unknown;

/**
 * The requested page of the matching records, and the number of all. A page beyond the last one is empty. Searches and
 * sorts texts as the caller reads them.
 */
export function searchRecords<R extends object>(
  records: readonly R[],
  query: Query,
  { conditions }: Pick<ListQuery, "conditions">,
  shownText?: (text: string) => string,
): { list: R[]; total: number } {
  const { current, pageSize, sort } = query;
  if (![current, pageSize].every((value) => Number.isInteger(value) && value >= 1))
    throw new BackendError(bilingual("分页参数不正确", "Wrong page parameters"));
  const read: ReadField = (record, field) => {
    const value = fieldOf(record, field);
    return shownText && !isNumberOrList(value) ? shownText(textOf(value)) : value;
  };
  // An empty condition matches all.
  const active = conditions.filter(({ key }) => textOf(query[key]) !== "");
  const found = records.filter((record) =>
    active.every(({ key, field, match }) => MATCHES[match](read(record, field), textOf(query[key]))),
  );
  const sorted = sort ? sortedBy(sort, found, read) : found;
  return { list: sorted.slice((current - 1) * pageSize, current * pageSize), total: found.length };
}

/** A person is searched and sorted by the name, a record of another list by its title. */
export function textOf(value: unknown): string {
  if (v.is(person, value)) return value.name;
  return v.is(reference, value) ? value.title : String(value ?? "");
}

/** What has no text that is translated. */
const isNumberOrList = (value: unknown): boolean => typeof value === "number" || Array.isArray(value);

export const fieldOf: ReadField = (record, field) => Object.getOwnPropertyDescriptor(record, field)?.value;

/** A time is compared by no more than the condition has of it: by its day, in the server's zone. */
function compareWith(value: unknown, condition: string): number {
  if (typeof value === "number") return compare(value, condition);
  const time = localTime(textOf(value), deployment().serverTimeZone || undefined);
  return compare(time.slice(0, condition.length), condition);
}

/** Numbers by their size, texts by their characters, as the server's times sort; what is missing comes first. */
function compare(one: unknown, other: unknown): number {
  if (typeof one === "number" && textOf(other) !== "") return one - Number(other);
  return textOf(one) < textOf(other) ? -1 : Number(textOf(one) > textOf(other));
}

/** Sorts by the first of some fields, `-count,name`, in which two records differ. */
function sortedBy<R extends object>(sort: string, records: readonly R[], read: ReadField): R[] {
  const orders = sort.split(",").map((key) => {
    const field = key.replace(/^-/, "");
    // Read once for each record, and not at each comparison.
    const values = new Map(records.map((record) => [record, sortableTime(read(record, field))]));
    const direction = key === field ? 1 : -1;
    return (one: R, other: R) => direction * compare(values.get(one), values.get(other));
  });
  return records.toSorted((one, other) => orders.reduce((order, next) => order || next(one, other), 0));
}
