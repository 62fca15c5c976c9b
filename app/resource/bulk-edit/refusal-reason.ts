import i18next from "i18next";
import { mayBeDone } from "~/api/client/api-error";
import { failureText } from "~/i18n/failure-text";
import { otherReasons } from "~/resource/form/form-values";
import type { ResourceTexts } from "~/resource/resource-texts";

/** Why a record was not saved. */
export function refusalReason(error: Error, texts: ResourceTexts): string {
  if (mayBeDone(error)) return i18next.t("console:writeUnknown");
  const fields = otherReasons({ fields: {} }, texts, error);
  return fields.length > 0 ? fields.join("; ") : failureText(error);
}
