import { Button, Group, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { DeferredModal } from "~/components/dialogs/mount-on-open";
import { WriteFailure } from "~/components/feedback/write-failure";
import { useCreateQueue } from "./use-create-queue";

type Props = { opened: boolean; close: () => void };

/** Creates a queue. It stays open with its values if the server rejects them. */
export function CreateDialog({ opened, close }: Props) {
  const { t } = useTranslation(["card", "console"]);
  const { form, draftNote, submit, closeDialog, isCreating, error, otherReasons } = useCreateQueue(close);
  return (
    <DeferredModal opened={opened} onClose={closeDialog} title={t("quality.create")} centered>
      <form onSubmit={submit} noValidate>
        {draftNote}
        <TextInput
          label={t("quality.name")}
          placeholder={t("quality.namePlaceholder")}
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
          <Button type="submit" loading={isCreating}>
            {t("quality.submit")}
          </Button>
        </Group>
      </form>
    </DeferredModal>
  );
}
