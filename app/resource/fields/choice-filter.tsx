import * as v from "valibot";
import { joinValues, splitValues } from "~/lib/text/value-list";
import { translate } from "~/resource/resource-texts";
import { ChoiceInput } from "./choice-input";
import { type FieldFilter, listOf } from "./field";
import { SeveralFilterInput } from "./several-filter-input";

/** The filter of a choice as it is declared, for records with one value or several. */
export function choiceFilterOf(values: readonly string[], kind: "one" | "several" | undefined): FieldFilter | null {
  if (!kind) return null;
  return kind === "one" ? choiceFilter(values) : severalFilter(values);
}

/** One of the values. */
export const choiceFilter = (values: readonly string[]): FieldFilter => ({
  read: ([text]) => [values.find((value) => value === text)],
  toValue: ([condition]) => condition ?? null,
  toConditions: (value) => [values.find((one) => one === value)],
  rule: () => v.nullable(v.picklist(values)),
  matches: (value, [condition]) => listOf(value).some((one) => one === condition),
  text: ([condition], { option }) => (condition === undefined ? "" : option(condition)),
  Input: (props) => (
    <ChoiceInput {...props} values={values} placeholder={translate("resource:filters.all")} clearable />
  ),
});

/** Some of the values, of which a record has one at least. */
function severalFilter(values: readonly string[]): FieldFilter {
  // In the order of the declaration, so that the order of the clicks makes no other address.
  const conditionOf = (chosen: readonly unknown[]) =>
    joinValues(values.filter((value) => chosen.includes(value))) || undefined;
  const valuesOf = (condition = "") => values.filter((value) => splitValues(condition).includes(value));
  return {
    read: ([text]) => [conditionOf(splitValues(text ?? ""))],
    toValue: ([condition]) => valuesOf(condition),
    toConditions: (value) => [conditionOf(listOf(value))],
    rule: () => v.array(v.picklist(values)),
    matches: (value, [condition]) => valuesOf(condition).some((one) => listOf(value).includes(one)),
    text: ([condition], { option, format }) => format.alternatives(valuesOf(condition).map(option)),
    Input: (props) => (
      <SeveralFilterInput {...props} values={values} placeholder={translate("resource:filters.all")} clearable />
    ),
  };
}
