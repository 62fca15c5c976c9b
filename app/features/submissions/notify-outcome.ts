import i18next from "i18next";
import { screenTitle } from "~/navigation/screen-titles";
import { notifyWithAllowedLink } from "./notify-with-allowed-link";
import type { Refusal, SubmittedForm } from "./outcomes";
import { pathOfResult } from "./result-address";

/** Shows that a submission has succeeded whose form is no longer on the page. */
export const notifyDone = (form: SubmittedForm): void => notifyOutcome(form, "done", "green");

export function notifyRefused({ submission, mayBeDone }: Refusal): void {
  const { form } = submission.content;
  if (mayBeDone) notifyOutcome(form, "mayBeDone", "orange");
  else notifyOutcome(form, "refused", "red");
}

function notifyOutcome(form: SubmittedForm, outcome: "done" | "refused" | "mayBeDone", color: string): void {
  notifyWithAllowedLink({
    id: `submission-${form}`,
    color,
    text: i18next.t(`submissions:notice.${outcome}`, { form: screenTitle(form) }),
    link: i18next.t("submissions:notice.view"),
    to: pathOfResult(outcome === "done" ? "Success" : "Error", form),
  });
}
