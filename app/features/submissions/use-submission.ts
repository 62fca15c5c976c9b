import { useIsMutating, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "~/api/client/api-error";
import { formMutation, formMutationFilters, isSubmitting as isPending } from "~/api/client/pending-writes";
import { refusedFields } from "~/api/client/refused-fields";
import { serverClock } from "~/api/client/request";
import { submitChannelForm, submitGroupForm } from "~/api/form";
import { useTrackVisibility } from "~/components/layout/use-track-visibility";
import { dropDrafts, unsavedForms } from "~/features/drafts/drafts";
import { failureText } from "~/i18n/failure-text";
import { useIsLeaving } from "~/lib/page/is-leaving";
import { currentAccount } from "~/session/account";
import { session } from "~/session/session";
import { notifyDone, notifyRefused } from "./notify-outcome";
import { type Content, type Refusal, type Submission, type SubmittedForm, storeOutcome, useOutcomes } from "./outcomes";

const send = ({ content }: Submission) =>
  content.form === "Step" ? submitChannelForm({ body: content.values }) : submitGroupForm({ body: content.values });

/**
 * Submits a form. The submission continues when its screen is left, and a notification then shows its outcome, also while
 * the next screen is being loaded; its draft is kept until the server has accepted it.
 *
 * `isDone`: it has been taken since the form was mounted, and the form is not being left.
 * `refusal`: of the last try, while its values are still in the form.
 * `submit`: resolves with why the server refused fields, by their paths.
 */
export function useSubmission(form: SubmittedForm) {
  const { mutateAsync } = useMutation({ ...formMutation({ screen: form }), mutationFn: send });
  const isSubmitting = useIsMutating(formMutationFilters({ screen: form })) > 0;
  const { done, refused } = useOutcomes();
  const last = done.find(({ content }) => content.form === form);
  const [lastAtMount] = useState(last?.at);
  const refusal = refused.find(({ submission }) => submission.content.form === form);
  const isLeaving = useIsLeaving();
  const trackVisibility = useTrackVisibility();

  async function submit(content: Content): Promise<Record<string, string>> {
    // A second click may come before the next render.
    if (isPending({ screen: form })) return {};
    const submission = {
      account: currentAccount(),
      by: session.get().user?.name ?? "",
      at: serverClock.now().toISOString(),
      content,
    };
    // A page that is reloaded or closed meanwhile receives no response.
    storeOutcome(form, { refused: { submission, message: "", mayBeDone: true, isSending: true, fields: {} } });
    const isInSight = trackVisibility();
    try {
      await mutateAsync(submission);
      if (currentAccount() !== submission.account) return {};
      dropDrafts({ screen: form });
      storeOutcome(form, { done: submission });
      if (!isInSight()) notifyDone(form);
      return {};
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Another account has nothing to do with it.
      if (currentAccount() !== submission.account) return {};
      const refusal = refusalOf(error, submission);
      storeOutcome(form, { refused: refusal });
      if (!refusal) return {};
      if (!isInSight()) notifyRefused(refusal);
      return refusal.fields;
    }
  }

  return {
    submit,
    isSubmitting,
    isDone: last !== undefined && last.at !== lastAtMount && !isLeaving,
    last,
    refusal: refusal && unsavedForms(form).length > 0 ? refusal : undefined,
  };
}

/** Undefined for an expired login, which has its own dialog. */
function refusalOf(error: ApiError, submission: Submission): Refusal | undefined {
  if (error.isLoginExpired) return undefined;
  return { submission, message: failureText(error), mayBeDone: error.mayBeDone, fields: refusedFields(error) };
}
