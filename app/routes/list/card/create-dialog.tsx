import { Button, Group, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "~/components/actions/submit-button";
import { DeferredModal } from "~/components/dialogs/deferred-modal";
import { WriteFailure } from "~/components/feedback/write-failure";
import { focusCreateCard } from "./create-card";
import { useCreateQueue } from "./use-create-queue";
import { useCreateTarget } from "./use-create-target";

type Props = { opened: boolean; close: () => void };

/** The dialog for a new queue while the address has it open. Each opening starts with the draft, if there is one. */
export function CreateDialog() {
  const { isOpen, close } = useCreateTarget();
  const [last, setLast] = useState({ isOpen, openings: 0 });
  if (last.isOpen !== isOpen) setLast({ isOpen, openings: last.openings + Number(isOpen) });
  return <QueueDialog key={last.openings} opened={isOpen} close={close} />;
}

/** Creates a queue. It stays open with its values if the server rejects them. */
function QueueDialog(props: Props) {
  const { t } = useTranslation(["card", "console"]);
  const { form, draftNote, submit, closeDialog, isCreating, error, otherReasons } = useCreateQueue(props);
  return (
    <DeferredModal
      opened={props.opened}
      onClose={closeDialog}
      onExitTransitionEnd={focusCreateCard}
      title={t("quality.create")}
      centered
    >
      <form onSubmit={submit} noValidate>
        {draftNote}
        <TextInput
          label={t("quality.name")}
          placeholder={t("quality.namePlaceholder")}
          required
          autoComplete="off"
          data-autofocus
          mb="sm"
          key={form.key("title")}
          {...form.getInputProps("title")}
        />
        <WriteFailure title={t("quality.notCreated")} error={error} reasons={otherReasons} />
        <Group justify="flex-end">
          <Button variant="default" onClick={closeDialog}>
            {t("console:dialog.cancel")}
          </Button>
          <SubmitButton isPending={isCreating}>{t("quality.submit")}</SubmitButton>
        </Group>
      </form>
    </DeferredModal>
  );
}
