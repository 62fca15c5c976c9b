import i18next from "i18next";
import { mayBeDone } from "~/api/client/api-error";
import { writeFailureText } from "~/i18n/write-failure-text";
import { otherReasons } from "~/resource/form/form-values";
import type { ResourceTexts } from "~/resource/resource-texts";
import type { Refusal } from "./send-changes";

/** Why a record was not saved. */
export function refusalReason(error: Error, texts: ResourceTexts): string {
  const fields = mayBeDone(error) ? [] : otherReasons({ fields: {} }, texts, error);
  return fields.length > 0 ? fields.join("; ") : writeFailureText(error);
}

/** How many records were not changed, and of how many nothing tells whether they were. */
export function refusalsTitle(refusals: readonly Refusal[], texts: ResourceTexts): string {
  const unanswered = refusals.filter(({ error }) => mayBeDone(error)).length;
  const counts = [
    ["editing:refusedTitle", refusals.length - unanswered],
    ["editing:mayBeChanged", unanswered],
  ] as const;
  return counts
    .flatMap(([key, count]) => (count > 0 ? i18next.t(key, { counted: texts.counted(count) }) : []))
    .join(i18next.t("editing:titleSeparator"));
}
