import type { FormKey } from "~/features/drafts/form-key";
import { sessionEnded } from "~/session/session";

const prevented = new Set<string>();
const keyOf = ({ screen, form }: FormKey): string => `${screen} ${form}`;
sessionEnded.listen(() => prevented.clear());

/** Keeps the form of a record that is not on its page of the list from opening by itself on every page. */
export function preventAutoOpen(form: FormKey): void {
  prevented.add(keyOf(form));
}

/** Its record is opened by hand. */
export function allowAutoOpen(form: FormKey): void {
  prevented.delete(keyOf(form));
}

/** Whether a form with unsaved values opens with its list. */
export const mayAutoOpen = (form: FormKey): boolean => !prevented.has(keyOf(form));
