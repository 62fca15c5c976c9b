import { DRAFTS } from "~/config/limits";
import { STORAGE_KEY } from "~/config/storage-keys";
import { readTabStored, writeTabStored } from "~/lib/storage/tab-storage";
import { findScreen } from "~/navigation/paths";
import { accountOf } from "~/session/account";
import { session } from "~/session/session";
import { createDrafts } from "./draft-store";

const drafts = createDrafts({
  read: () => readTabStored(STORAGE_KEY.drafts),
  write: (text) => writeTabStored(STORAGE_KEY.drafts, text),
  waitMs: DRAFTS.waitMs,
  limits: DRAFTS,
});

/** Who is logged in, as drafts know it; empty where nobody is. */
export const currentAccount = (): string => accountOf(session.get().user);

/** The forms meant: all of the account's, those of a screen, or one of them by its name there. */
export type FormFilter = { screen?: string; form?: string };
export type FormKey = Required<FormFilter>;

const find = (forms: FormFilter) => {
  const account = currentAccount();
  // A screen of an earlier version could neither show its draft nor drop it.
  return account ? drafts.find({ account, ...forms }).filter(({ screen }) => findScreen(screen)) : [];
};

/** The screens on which the current account has unsaved values, each once. */
export const unsavedScreens = (forms: FormFilter): string[] => [...new Set(find(forms).map(({ screen }) => screen))];

/** The values that the current account left in a form; undefined where there are none. */
export const readDraft = (form: FormKey): unknown => find(form).at(0)?.values;

/** Keeps what the current account has filled in so far, over a reload too. */
export function saveDraft(form: FormKey, values: unknown): void {
  const account = currentAccount();
  if (!account) return;
  addEventListener("pagehide", drafts.flush);
  drafts.save({ account, ...form, values });
}

/** Forgets what an account has filled in, such as on a screen whose action has saved it. */
export function dropDrafts(forms: FormFilter, account = currentAccount()): void {
  addEventListener("pagehide", drafts.flush);
  drafts.drop({ account, ...forms });
}
