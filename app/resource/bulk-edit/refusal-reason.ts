import i18next from "i18next";
import { mayBeDone } from "~/api/client/api-error";
import { writeFailureText } from "~/i18n/write-failure-text";
import { otherReasons } from "~/resource/form/form-values";
import type { ResourceTexts } from "~/resource/resource-texts";
import type { Refusal } from "./send-changes";

/** Why a record was not saved, or is not known to be. */
export function refusalReason(error: Error, texts: ResourceTexts): string {
  const fields = mayBeDone(error) ? [] : otherReasons({ fields: {} }, texts, error);
  return fields.length > 0 ? fields.join("; ") : writeFailureText(error);
}

/** How many records were not changed, and of how many nothing tells whether they were. */
export function refusalsTitle(refusals: readonly Refusal[], texts: ResourceTexts): string {
  const unanswered = refusals.filter(({ error }) => mayBeDone(error)).length;
  const refused = i18next.t("editing:refusedTitle", { counted: texts.counted(refusals.length - unanswered) });
  if (unanswered === 0) return refused;
  const unknown = i18next.t("editing:mayBeChanged", { counted: texts.counted(unanswered) });
  return unanswered === refusals.length ? unknown : i18next.t("editing:refusedAndUnknown", { refused, unknown });
}
