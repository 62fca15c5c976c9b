import { type Conditions, type FieldFilter, listOf, plainText } from "./field";

/** The conditions that find the records with a value; null if the filter has none for it. */
export function conditionsOnly(filter: FieldFilter, value: unknown): Conditions | null {
  if (filter.only) return filter.only(value);
  const text = listOf(value).join(",");
  const conditions = filter.read([text]);
  const isOne = text !== "" && conditions.some((condition) => condition !== undefined);
  return isOne && filter.matches(value, conditions) ? conditions : null;
}

/** A choice among these values finds the records without one of them by all others that are asked for. */
export const withoutOne = (filter: FieldFilter, values: readonly string[]): FieldFilter => ({
  ...filter,
  without(value, [condition]) {
    const asked = condition?.split(",") ?? values;
    const [rest] = filter.read([asked.filter((one) => one !== plainText(value)).join(",")]);
    return rest === undefined || rest === condition ? null : [rest];
  },
});
