import type * as v from "valibot";
import type { DeclaredCall } from "#mocks/backend/declared-call";
import { entriesOf, itemOf, unwrapped, valuesOf } from "#mocks/backend/schema";

/** An example for each type of a value; an id is a number. */
const EXAMPLES: Record<string, unknown> = { string: "示例", number: 1, boolean: true, union: 1 };

/** An input that the call's own schemas accept, for a call that needs no more than any values. */
export function exampleInput({ spec }: DeclaredCall): { params?: Record<string, number>; body?: object } {
  const names = [...spec.path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  return {
    ...(names.length > 0 && { params: Object.fromEntries(names.map((name) => [name, 1])) }),
    ...(spec.body && { body: exampleObject(spec.body) }),
  };
}

const exampleObject = (schema: v.GenericSchema): object =>
  Object.fromEntries(Object.entries(entriesOf(schema)).map(([key, entry]) => [key, exampleOf(entry)]));

function exampleOf(schema: v.GenericSchema): unknown {
  const { type } = unwrapped(schema);
  const item = itemOf(schema);
  if (item) return [exampleOf(item)];
  return valuesOf(schema)[0] ?? EXAMPLES[type] ?? exampleObject(schema);
}
