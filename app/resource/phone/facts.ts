import { columnNames } from "~/resource/columns/column-settings";
import type { Field } from "~/resource/fields/field";
import { stateOf } from "~/resource/fields/state-of";
import type { Resource } from "~/resource/resource";

const FACTS = 3;

type Fields = Readonly<Record<string, Pick<Field<never>, "column" | "options" | "isNoFact" | "isState">>>;
type FactsOptions = Pick<Resource, "title" | "columns" | "phone"> & { fields: Fields };

/** Texts, choices and figures look different, so that of each one says more than three of the same. */
const kindOf = ({ column, options = [] }: Fields[string]): string => {
  if (column?.alignEnd) return "figure";
  return options.length > 0 ? "choice" : "text";
};

/**
 * The fields below the title of a record on a phone, if they are not declared: of each kind the first column, then further
 * ones. The state stands beside the title.
 */
export function factsOf({ fields, title, columns, phone }: FactsOptions): readonly string[] {
  if (phone) return phone;
  const names = columnNames(fields, columns).filter(
    (name) => name !== title && name !== stateOf(fields) && !fields[name]?.isNoFact,
  );
  const kinds = names.map((name) => kindOf(fields[name] ?? { column: null }));
  const isFirst = (index: number) => kinds.indexOf(kinds[index] ?? "") === index;
  const byKind = [...names.filter((_, index) => isFirst(index)), ...names.filter((_, index) => !isFirst(index))];
  const chosen = byKind.slice(0, FACTS);
  return names.filter((name) => chosen.includes(name));
}
