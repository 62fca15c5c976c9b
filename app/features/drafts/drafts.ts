import { DRAFTS } from "~/config/limits";
import { STORAGE_KEY } from "~/config/storage-keys";
import { readTabStored, writeTabStored } from "~/lib/storage/tab-storage";
import { findScreen } from "~/navigation/paths";
import { accountOf } from "~/session/account";
import { session } from "~/session/session";
import { createDrafts } from "./draft-store";
import type { FormFilter, FormKey } from "./form-key";
import { dropUnstored, unstoredScreens } from "./unstored-forms";

const drafts = createDrafts({
  read: () => readTabStored(STORAGE_KEY.drafts),
  write: (text) => writeTabStored(STORAGE_KEY.drafts, text),
  waitMs: DRAFTS.waitMs,
  limits: DRAFTS,
});

/** The account whose drafts these are; empty without a login. */
export const currentAccount = (): string => accountOf(session.get().user);

const find = (forms: FormFilter) => {
  const account = currentAccount();
  // A screen that only an earlier version had could neither show its draft nor drop it.
  return account ? drafts.find({ account, ...forms }).filter(({ screen }) => findScreen(screen)) : [];
};

/** The screens on which the current account has unsaved values, each once. */
export const unsavedScreens = (forms: FormFilter): string[] => [
  ...new Set([...find(forms).map(({ screen }) => screen), ...unrecoverableScreens(forms)]),
];

/** Those of them whose values no draft brings back. */
export const unrecoverableScreens = (forms: FormFilter): string[] => (currentAccount() ? unstoredScreens(forms) : []);

/** The names of the forms on a screen in which the current account has unsaved values, the latest first. */
export const unsavedForms = (screen: string): string[] => find({ screen }).map(({ form }) => form);

/** The values that the current account left in a form; undefined if there are none. */
export const readDraft = (form: FormKey): unknown => find(form).at(0)?.values;

/** Stores the values of a form; they survive a reload. */
export function saveDraft(form: FormKey, values: unknown): void {
  const account = currentAccount();
  if (!account) return;
  addEventListener("pagehide", drafts.flush);
  drafts.save({ account, ...form, values });
}

/** Removes drafts of an account, for example after its form was saved. */
export function dropDrafts(forms: FormFilter, account = currentAccount()): void {
  addEventListener("pagehide", drafts.flush);
  drafts.drop({ account, ...forms });
  dropUnstored(forms);
}
