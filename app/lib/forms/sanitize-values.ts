import * as v from "valibot";

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * A form's values from unknown data. They may be half filled in, so they need not obey the rules, but
 * each is of a type that the rules know; where it is not, the form's own first value stands.
 */
export function sanitizeValues<Values extends Fields>(
  rules: v.GenericSchema<Values, unknown>,
  initial: Values,
  data: unknown,
): Values {
  const values = merged(initial, data);
  const { issues = [] } = v.safeParse(rules, values);
  for (const { kind, path } of issues) {
    if (kind === "schema") restore(values, initial, path?.map(({ key }) => String(key)) ?? []);
  }
  // The edge where unknown data enters: what is left has the shape and the types of the rules.
  return values as Values;
}

/** The data's values where the form has fields, and no others. */
function merged(initial: Fields, data: unknown): Fields {
  const given: Fields = isFields(data) ? data : {};
  return Object.fromEntries(
    Object.entries(initial).map(([name, value]) => {
      if (isFields(value)) return [name, merged(value, given[name])];
      return [name, Object.hasOwn(given, name) ? given[name] : value];
    }),
  );
}

/** Puts the first value back at the path, or as near to it as the form has a field. */
function restore(values: Fields, initial: Fields, [name, ...rest]: string[]): void {
  if (name === undefined || !Object.hasOwn(initial, name)) return;
  const [value, first] = [values[name], initial[name]];
  if (isFields(value) && isFields(first) && rest.length > 0) restore(value, first, rest);
  else values[name] = first;
}
