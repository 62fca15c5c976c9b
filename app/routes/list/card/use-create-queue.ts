import { useMutation } from "@tanstack/react-query";
import i18next from "i18next";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { createQualityInspection, listQualityInspections } from "~/api/card";
import { isPending, prependRecord, refetchAfterFailure } from "~/api/client/mutations";
import { formMutation } from "~/api/client/pending-writes";
import { refusedFields } from "~/api/client/refused-fields";
import { QUEUE_NAME_MAX } from "~/config/limits";
import { NEW_FORM } from "~/features/drafts/address-forms";
import { readDraft } from "~/features/drafts/drafts";
import { useDraftForm } from "~/features/drafts/use-draft-form";
import { useMutateOrNotify } from "~/features/submissions/use-mutate-or-notify";
import { ofField } from "~/i18n/joined";
import { isLeaving } from "~/lib/page/is-leaving";
import { notifySuccess } from "./notify-success";
import { queueRules } from "./queue-rules";

const FORM = { screen: "Card", form: NEW_FORM, needs: "queue:write" } as const;

/** The form of a new queue. What the server refuses stays as it was typed. */
export function useCreateQueue({ opened, close }: { opened: boolean; close: () => void }) {
  const { t } = useTranslation("card");
  const rules = queueRules((rule) => t(`quality.${rule}`, { max: QUEUE_NAME_MAX }));
  const draftForm = useDraftForm(FORM, rules, { title: "" });
  const { form, onSubmit, refuse, draftNote, markSaved, confirmClose } = draftForm;

  /** Whether the form still has what was sent: it may have been changed, also after it was closed and opened again. */
  function isAsSent(title: string): boolean {
    const draft = v.safeParse(rules, readDraft(FORM)?.values);
    return draft.success && draft.output.title === title;
  }

  const list = listQualityInspections.query();
  const mutation = useMutation({
    ...formMutation(FORM),
    mutationKey: list.queryKey,
    mutationFn: createQualityInspection,
    onError: (error) => void refetchAfterFailure(list, error),
    onSuccess(queue, { body }) {
      prependRecord(list, queue);
      notifySuccess(t("quality.created", { title: body.title }));
      if (!isAsSent(body.title)) return;
      form.reset();
      markSaved();
      if (!isLeaving()) close();
    },
  });
  const what = () => i18next.t("submissions:left.create", { entity: t("quality.entity") });
  const mutate = useMutateOrNotify(mutation, what, opened);
  const { title: _, ...others } = refusedFields(mutation.error);

  async function closeDialog() {
    // It closes by itself when the queue is created, and the question would stay.
    if (mutation.isPending || !(await confirmClose())) return;
    form.reset();
    mutation.reset();
    close();
  }
  function showRefusal(refusal: Error): void {
    const { title } = refusedFields(refusal);
    if (title) refuse({ title });
  }
  const create = (title: string) => mutate({ body: { title } }, { onError: showRefusal });
  const submit = onSubmit(({ title }) => isPending(list.queryKey) || create(title));

  return {
    form,
    draftNote,
    submit,
    closeDialog,
    isCreating: mutation.isPending,
    error: mutation.error,
    otherReasons: Object.entries(others).map(([name, reason]) => ofField(name, reason)),
  };
}
