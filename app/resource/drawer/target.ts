import { FORM_PARAMS, NEW_FORM, RECORD_FORM } from "~/features/drafts/address-forms";
import { type Prefixed, startOf } from "~/resource/address/prefix";
import type { Resource } from "~/resource/resource";

/** What the drawer shows: a new record, or one by its id. */
export type Target = { mode: "new" } | { mode: "view" | "edit"; id: string };

const VIEW_PARAM = "record";

/** What an address has open; null for nothing, and for what the resource does not offer. */
export function readTarget({ calls, plain }: Pick<Resource, "calls" | "plain">, query: URLSearchParams): Target | null {
  if (plain) return null;
  const edited = query.get(FORM_PARAMS.edit);
  const viewed = query.get(VIEW_PARAM);
  if (calls.create && query.has(FORM_PARAMS.create)) return { mode: "new" };
  if (calls.change && edited) return { mode: "edit", id: edited };
  return viewed ? { mode: "view", id: viewed } : null;
}

/** What of it may be seen without the right to write. */
export const readOnly = (target: Target | null): Target | null =>
  target === null || target.mode === "new" ? null : { mode: "view", id: target.id };

/** The parameters of an address that has it open. */
export function targetParams(target: Target | null): [name: string, value: string][] {
  if (target === null) return [];
  if (target.mode === "new") return [[FORM_PARAMS.create, ""]];
  return [[target.mode === "edit" ? FORM_PARAMS.edit : VIEW_PARAM, target.id]];
}

/** The name of a target's form on its screen, for its draft; null for a target without a form. */
export function formOf(resource: Prefixed, target: Target | null): string | null {
  if (target === null || target.mode === "view") return null;
  return startOf(resource) + (target.mode === "new" ? NEW_FORM : `${RECORD_FORM}${target.id}`);
}

/** Tells targets apart, for React. */
export const keyOf = (resource: Prefixed, target: Target): string =>
  formOf(resource, target) ?? `view ${target.mode === "view" ? target.id : ""}`;

/** The target of the latest of some forms of a screen that belongs to this list. */
export function latestTarget(resource: Prefixed, forms: readonly string[]): Target | undefined {
  const start = startOf(resource);
  return forms.flatMap((form) => (form.startsWith(start) ? targetsOf(form.slice(start.length)) : []))[0];
}

function targetsOf(form: string): Target[] {
  if (form === NEW_FORM) return [{ mode: "new" }];
  return form.startsWith(RECORD_FORM) ? [{ mode: "edit", id: form.slice(RECORD_FORM.length) }] : [];
}
