import * as v from "valibot";
import { ApiError } from "~/api/client/api-error";
import type { Resource } from "~/resource/resource";
import { formFields } from "./form-values";

/** A refusal that names fields: `data: { fields: { name: "why" } }` in the envelope. */
const refusal = v.object({ data: v.object({ fields: v.record(v.string(), v.string()) }) });

/** Why the server refused fields of the form, by their names; empty if it named none. */
export function refusedFields(resource: Pick<Resource, "fields">, error: Error): Record<string, string> {
  if (!(error instanceof ApiError) || !v.is(refusal, error.data)) return {};
  const { fields } = error.data.data;
  return Object.fromEntries(formFields(resource).flatMap(({ name }) => (fields[name] ? [[name, fields[name]]] : [])));
}
