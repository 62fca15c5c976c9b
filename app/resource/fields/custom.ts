import type { Field, FieldFilter, FieldForm } from "./field";

/** The parts of a kind that may be replaced: how a value looks in a cell and in the drawer, and the inputs. */
type Overrides<Value, Options> = Partial<Pick<Field<Value, Options>, "cell" | "detail">> & {
  /** The input of the form. */
  input?: FieldForm["Input"];
  /** The input of the search form. */
  filterInput?: FieldFilter["Input"];
};

/** Replaces parts of a field. An input does nothing for a field without the form or the filter that it belongs to. */
export function custom<Value, Options>(
  field: Field<Value, Options>,
  { input, filterInput, ...overrides }: Overrides<Value, Options>,
): Field<Value, Options> {
  return {
    ...field,
    ...overrides,
    form: field.form && input ? { ...field.form, Input: input } : field.form,
    filter: field.filter && filterInput ? { ...field.filter, Input: filterInput } : field.filter,
  };
}
