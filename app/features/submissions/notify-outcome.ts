import i18next from "i18next";
import { notify } from "~/components/feedback/notify";
import { notifyWithLink } from "~/components/feedback/notify-with-link";
import { ACTION_TOAST_MS } from "~/config/times";
import { canAccess } from "~/navigation/access";
import { getScreen } from "~/navigation/paths";
import { screenTitle } from "~/navigation/screen-titles";
import { session } from "~/session/session";
import type { Refusal, SubmittedForm } from "./outcomes";
import { pathOfResult } from "./result-address";

/** Shows that a submission has succeeded whose form is no longer on the page. */
export const notifyDone = (form: SubmittedForm): void => notifyOutcome(form, "done", "green");

export function notifyRefused({ submission, mayBeDone }: Refusal): void {
  const { form } = submission.content;
  if (mayBeDone) notifyOutcome(form, "mayBeDone", "orange");
  else notifyOutcome(form, "refused", "red");
}

/** With a way to the result, unless the role has been switched to one that may not open it. */
function notifyOutcome(form: SubmittedForm, outcome: "done" | "refused" | "mayBeDone", color: string): void {
  const page = outcome === "done" ? "Success" : "Error";
  const notice = { id: `submission-${form}`, color };
  const text = i18next.t(`submissions:notice.${outcome}`, { form: screenTitle(form) });
  const { role } = session.get();
  if (role !== "" && canAccess(getScreen(page), role))
    notifyWithLink({ ...notice, text, link: i18next.t("submissions:notice.view"), to: pathOfResult(page, form) });
  else notify({ ...notice, message: text, autoClose: ACTION_TOAST_MS });
}
