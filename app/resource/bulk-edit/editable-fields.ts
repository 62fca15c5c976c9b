import { formFields } from "~/resource/form/form-values";
import type { Resource } from "~/resource/resource";

/** The fields that several records can be given the same value of: not the one that names a record. */
export const editableFields = (resource: Resource): string[] =>
  resource.calls.change ? formFields(resource).flatMap(({ name }) => (name === resource.title ? [] : [name])) : [];
