import { DRAFTS } from "~/config/limits";
import { STORAGE_KEY } from "~/config/storage-keys";
import { readTabStored, writeTabStored } from "~/lib/storage/tab-storage";
import { findScreen } from "~/navigation/paths";
import { hasPermission } from "~/navigation/permissions";
import { currentAccount } from "~/session/account";
import { session } from "~/session/session";
import { createDrafts, type Draft } from "./draft-store";
import type { FormFilter, FormKey } from "./form-key";
import { dropUnstored, unstoredForms } from "./unstored-forms";

const drafts = createDrafts({
  read: () => readTabStored(STORAGE_KEY.drafts),
  write: (text) => writeTabStored(STORAGE_KEY.drafts, text),
  waitMs: DRAFTS.waitMs,
  limits: DRAFTS,
});

const find = (forms: FormFilter) => {
  const account = currentAccount();
  // A screen that only an earlier version had could neither show its draft nor drop it.
  return account ? drafts.find({ account, ...forms }).filter(({ screen }) => findScreen(screen)) : [];
};

/** Whether it can be seen. After a switch of the role the others wait for the next one. */
function isDraftShown({ needs }: Draft): boolean {
  const { role, user } = session.get();
  return !needs || (role !== "" && hasPermission(needs, role, user?.permissions));
}

const keyOf = ({ screen, form, needs }: Draft): FormKey => ({ screen, form, needs });

/** The forms in which the current account has unsaved values; without a screen also those that wait. */
export const unsavedKeys = (forms: FormFilter): FormKey[] => [
  ...find(forms).flatMap((draft) => (!forms.screen || isDraftShown(draft) ? keyOf(draft) : [])),
  ...unrecoverableKeys(forms),
];

/** Those of them that no draft brings back. */
export const unrecoverableKeys = (forms: FormFilter): FormKey[] => (currentAccount() ? unstoredForms(forms) : []);

/** The screens of forms, each once. */
export const screensOf = (forms: readonly FormKey[]): string[] => [...new Set(forms.map(({ screen }) => screen))];

/** The screens on which the current account has unsaved values; without a screen also those that wait. */
export const unsavedScreens = (forms: FormFilter): string[] => screensOf(unsavedKeys(forms));

/** The names of the forms on a screen in which the current account has unsaved values, the latest first. */
export const unsavedForms = (screen: string): string[] =>
  find({ screen }).flatMap((draft) => (isDraftShown(draft) ? draft.form : []));

/** What the current account left in a form; undefined if there is nothing. */
export const readDraft = (form: FormKey): Draft | undefined => find(form).at(0);

/** Writes the drafts at once. Returns whether all of them survive a reload: the storage may be full or blocked. */
export const storeDrafts = (): boolean => drafts.flush();

/** Stores the values of a form, and those they replace; they survive a reload. */
export function saveDraft(form: FormKey, values: unknown, base?: unknown): void {
  const account = currentAccount();
  if (!account) return;
  addEventListener("pagehide", drafts.flush);
  drafts.save({ account, ...form, values, base });
}

/** Removes drafts, for example after their form was saved: those that can be seen, or all of an account. */
export function dropDrafts(forms: FormFilter, account?: string): void {
  addEventListener("pagehide", drafts.flush);
  for (const draft of drafts.find({ account: account ?? currentAccount(), ...forms })) {
    if (account !== undefined || isDraftShown(draft)) drafts.drop(draft);
  }
  dropUnstored(forms);
}
