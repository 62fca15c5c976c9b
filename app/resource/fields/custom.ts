import type { Field, FieldFilter, FieldForm } from "./field";

/** What may be replaced of a kind: how a value looks in a cell and in the drawer, and the inputs. */
type Overrides<Value, Options> = Partial<Pick<Field<Value, Options>, "cell" | "detail">> & {
  /** Of the form. */
  input?: FieldForm["Input"];
  filterInput?: FieldFilter["Input"];
};

/** A field of a kind with looks of its own. The inputs do nothing for a field without form or filter. */
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
