import { useDisclosure } from "@mantine/hooks";
import IconListCheck from "@tabler/icons-react/dist/esm/icons/IconListCheck.mjs";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { deleteQualityInspection, type Inspection, listQualityInspections, markInspected } from "~/api/card";
import { mayBeDone } from "~/api/client/api-error";
import { changesRecord, isPending, refetchAfterFailure, removeRecord } from "~/api/client/mutations";
import { queryClient } from "~/api/client/query-client";
import { ConfirmDialog } from "~/components/dialogs/confirm-dialog";
import { notify } from "~/components/feedback/notify";
import { focusIfLost, WriteFailure } from "~/components/feedback/write-failure";
import classes from "./card.module.css";
import { DeleteButton } from "./delete-button";
import { notifySuccess } from "./notify-success";
import { WriteButton } from "./write-button";

type Props = { queue: Inspection; isDone: boolean; titleId: string };

/** The card may go when the list is fetched, and what has the focus with it. */
async function focusAfter(titleId: string, fetched: Promise<void>): Promise<void> {
  const section = document.getElementById(titleId)?.closest("section");
  await fetched;
  setTimeout(() => document.getElementById(titleId) || focusIfLost(section?.querySelector("h2") ?? null));
}

/** Inspect and Delete. */
export function InspectionActions({ queue: { id, title }, isDone, titleId }: Props) {
  const { t } = useTranslation("card");
  const [isConfirming, confirmDialog] = useDisclosure(false);
  const question = useRef<HTMLSpanElement>(null);

  const list = listQualityInspections.query();
  const change = changesRecord<Inspection, Pick<Inspection, "id">>(list, id);
  const inspect = useMutation({
    ...change,
    mutationFn: () => markInspected({ params: { id }, body: { inspected: true } }),
    onError: (error) => void focusAfter(titleId, refetchAfterFailure(list, error)),
    onSuccess(queue, variables) {
      // The button goes, and with it what may have the focus.
      const heading = document.getElementById(titleId);
      if (heading?.closest("li")?.contains(document.activeElement)) heading.focus();
      change.onSuccess(queue, variables);
      notifySuccess(t("quality.inspected", { title }));
    },
  });
  const remove = useMutation({
    mutationKey: change.mutationKey,
    scope: change.scope,
    mutationFn: () => deleteQualityInspection({ params: { id } }),
    async onError(error) {
      focusAfter(titleId, refetchAfterFailure(list, error));
      if (!mayBeDone(error)) return;
      // What it asks may be done, and the toast sends to the list.
      confirmDialog.close();
      notify({ id: `${titleId} deletion`, color: "red", message: t("quality.mayBeDeleted", { title }) });
      await focusAfter(titleId, queryClient.refetchQueries({ queryKey: list.queryKey, exact: true }));
    },
    onSuccess() {
      // The card and the dialog go, and with them what may have the focus.
      const heading = document.getElementById(titleId);
      const section = heading?.closest("section");
      const gone = [heading?.closest("li"), question.current?.closest("[role=dialog]")];
      const { activeElement } = document;
      const isFocusLost = activeElement === document.body || gone.some((part) => part?.contains(activeElement));
      removeRecord(list, id);
      notifySuccess(t("quality.deleted", { title }));
      if (isFocusLost) section?.querySelector("h2")?.focus();
    },
  });
  function askToDelete(): void {
    remove.reset();
    confirmDialog.open();
  }
  const isBusy = inspect.isPending || remove.isPending;

  return (
    <div className={`${classes.actions} screen-only`}>
      <DeleteButton describedBy={titleId} isBusy={isBusy} onClick={askToDelete} />
      {!isDone && (
        <WriteButton
          variant="light"
          icon={<IconListCheck aria-hidden />}
          describedBy={titleId}
          isBusy={isBusy}
          onClick={() => isPending(change.mutationKey) || inspect.mutate({ id })}
        >
          {t("quality.inspect")}
        </WriteButton>
      )}
      <ConfirmDialog
        opened={isConfirming}
        danger
        title={t("quality.deleteTitle")}
        confirm={t("quality.delete")}
        busy={isBusy}
        onConfirm={() => isPending(change.mutationKey) || remove.mutate()}
        onCancel={() => remove.isPending || confirmDialog.close()}
      >
        <WriteFailure title={t("quality.notDeleted")} error={mayBeDone(remove.error) ? null : remove.error} />
        <span ref={question}>{t("quality.deleteText", { title })}</span>
      </ConfirmDialog>
    </div>
  );
}
