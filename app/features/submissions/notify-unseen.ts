import { loadNamespaces } from "~/i18n/translations";
import { notifyRefused } from "./notify-outcome";
import { storeOutcome, unseenRefusals } from "./outcomes";

/** Shows, once and on whatever screen, what was being submitted when the page was reloaded or closed. */
export async function notifyUnseen(): Promise<void> {
  await loadNamespaces(["submissions"]);
  for (const { isSending, ...refusal } of unseenRefusals()) {
    storeOutcome(refusal.submission.content.form, { refused: refusal });
    notifyRefused(refusal);
  }
}
