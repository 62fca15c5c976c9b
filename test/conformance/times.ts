import type * as v from "valibot";
import { entriesOf, itemOf, unwrapped } from "#mocks/backend/schema";
import { timeText } from "~/api/fields";

const LOCAL = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
/** ISO 8601 with its zone. */
const ZONED = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const EXPECTED = "YYYY-MM-DD HH:mm:ss, or ISO 8601 with a zone";

/** Where the data have a time in another format, and what was expected; undefined if all are right or missing. */
export function findWrongTime(schema: v.GenericSchema, data: unknown, path = ""): string | undefined {
  if (data === null || data === undefined || data === "") return undefined;
  if (unwrapped(schema) === timeText) {
    const isRight = typeof data === "string" && [LOCAL, ZONED].some((format) => format.test(data));
    return isRight ? undefined : `${path}: expected ${EXPECTED}, but got ${JSON.stringify(data)}`;
  }
  const item = itemOf(schema);
  const parts: [v.GenericSchema, unknown, string][] =
    item && Array.isArray(data)
      ? data.map((value, index) => [item, value, `${path}.${index}`])
      : Object.entries(entriesOf(schema)).map(([key, entry]) => [entry, fieldOf(data, key), `${path}.${key}`]);
  for (const part of parts) {
    const wrong = findWrongTime(...part);
    if (wrong) return wrong;
  }
  return undefined;
}

const fieldOf = (data: unknown, key: string): unknown =>
  typeof data === "object" ? Object.getOwnPropertyDescriptor(data, key)?.value : undefined;
