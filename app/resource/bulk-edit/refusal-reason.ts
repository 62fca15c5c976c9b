import i18next from "i18next";
import { mayBeDone } from "~/api/client/api-error";
import { joined } from "~/i18n/joined";
import { writeFailureText } from "~/i18n/write-failure-text";
import { otherReasons } from "~/resource/form/form-values";
import type { ResourceTexts } from "~/resource/resource-texts";
import type { Refusal } from "./send-changes";

/** Why a record was not changed, or is not known to be. */
export function refusalReason(error: Error, texts: ResourceTexts, what: Refusable = "edit"): string {
  if (what === "undo" && mayBeDone(error)) return i18next.t("editing:noAnswer");
  const fields = mayBeDone(error) ? [] : otherReasons({ fields: {} }, texts, error);
  return fields.length > 0 ? joined("forms:joined.reasons", fields) : writeFailureText(error);
}

const TITLES = {
  edit: { refused: "editing:refusedTitle", unknown: "editing:mayBeChanged" },
  undo: { refused: "resource:done.notRestored", unknown: "editing:mayBeRestored" },
} as const;

/** What can be refused: changes, or taking them back. */
export type Refusable = keyof typeof TITLES;

/** How many records were not changed, and of how many nothing tells whether they were. */
export function refusalsTitle(refusals: readonly Refusal[], texts: ResourceTexts, what: Refusable = "edit"): string {
  const titles = TITLES[what];
  const unanswered = refusals.filter(({ error }) => mayBeDone(error)).length;
  const refused = i18next.t(titles.refused, { counted: texts.counted(refusals.length - unanswered) });
  if (unanswered === 0) return refused;
  const unknown = i18next.t(titles.unknown, { counted: texts.counted(unanswered) });
  return unanswered === refusals.length ? unknown : i18next.t("editing:refusedAndUnknown", { refused, unknown });
}
