import * as v from "valibot";
import { isRecord } from "~/lib/state/is-record";

type Fields = Record<string, unknown>;

/**
 * A form's values from unknown data, such as a stored draft. They need not pass the rules, but each has the type that
 * the rules expect; a value of another type is replaced by the initial one.
 */
export function sanitizeValues<Values extends Fields>(
  rules: v.GenericSchema<Values, unknown>,
  initial: Values,
  data: unknown,
): Values {
  const values = pickFields(initial, data);
  const { issues = [] } = v.safeParse(rules, values);
  for (const { kind, path } of issues) {
    if (kind === "schema") restore(values, initial, path?.map(({ key }) => String(key)) ?? []);
  }
  // Unknown data enters here: what is left has the shape and the types of the rules.
  return values as Values;
}

/** The form's fields with the data's values; fields that the form does not have are dropped. */
function pickFields(initial: Fields, data: unknown): Fields {
  const source: Fields = isRecord(data) ? data : {};
  return Object.fromEntries(
    Object.entries(initial).map(([name, value]) => {
      if (isRecord(value)) return [name, pickFields(value, source[name])];
      return [name, Object.hasOwn(source, name) ? source[name] : value];
    }),
  );
}

/** Restores the initial value at the path, or at the nearest field above it. */
function restore(values: Fields, initial: Fields, [name, ...rest]: string[]): void {
  if (name === undefined || !Object.hasOwn(initial, name)) return;
  const [value, fallback] = [values[name], initial[name]];
  if (isRecord(value) && isRecord(fallback) && rest.length > 0) restore(value, fallback, rest);
  else values[name] = fallback;
}
