import * as v from "valibot";
import { ApiError } from "./api-error";
import { cutText } from "./envelope";

/** The data of a refusal that names fields. */
const refusal = v.object({ fields: v.record(v.string(), v.string()) });

/** Why the server refused fields, by their names; empty if it named none. */
export function refusedFields(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError && v.is(refusal, error.data))) return {};
  return Object.fromEntries(Object.entries(error.data.fields).map(([name, reason]) => [name, cutText(reason)]));
}
