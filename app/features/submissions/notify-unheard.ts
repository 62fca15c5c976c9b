import { loadNamespaces } from "~/i18n/translations";
import { notifyRefused } from "./notify-outcome";
import { storeOutcome, unheardRefusals } from "./outcomes";

/** Shows, once and on whatever screen, what was being submitted when the page was reloaded or closed. */
export async function notifyUnheard(): Promise<void> {
  await loadNamespaces(["submissions"]);
  for (const { isSending, ...refusal } of unheardRefusals()) {
    storeOutcome(refusal.submission.content.form, { refused: refusal });
    notifyRefused(refusal);
  }
}
