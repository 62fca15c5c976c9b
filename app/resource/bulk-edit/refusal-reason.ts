import { mayBeDone } from "~/api/client/api-error";
import { writeFailureText } from "~/i18n/write-failure-text";
import { otherReasons } from "~/resource/form/form-values";
import type { ResourceTexts } from "~/resource/resource-texts";

/** Why a record was not saved. */
export function refusalReason(error: Error, texts: ResourceTexts): string {
  const fields = mayBeDone(error) ? [] : otherReasons({ fields: {} }, texts, error);
  return fields.length > 0 ? fields.join("; ") : writeFailureText(error);
}
