import { joinValues, splitValues } from "~/lib/text/value-list";
import { type Conditions, type FieldFilter, listOf, plainText } from "./field";

/** The conditions that find the records with a value; null if the filter has none for it. */
export function conditionsOnly(filter: FieldFilter, value: unknown): Conditions | null {
  if (filter.only) return filter.only(value);
  const values = listOf(value);
  const texts = [values.join(","), joinValues(values)].filter((text) => text !== "");
  const finds = (conditions: Conditions) =>
    conditions.some((condition) => condition !== undefined) && filter.matches(value, conditions);
  return texts.map((text) => filter.read([text])).find(finds) ?? null;
}

/** A choice among these values finds the records without one of them by all others that are requested. */
export const withoutOne = (filter: FieldFilter, values: readonly string[]): FieldFilter => ({
  ...filter,
  without(value, [condition]) {
    const requested = condition === undefined ? values : splitValues(condition);
    const [rest] = filter.read([joinValues(requested.filter((one) => one !== plainText(value)))]);
    return rest === undefined || rest === condition ? null : [rest];
  },
});
