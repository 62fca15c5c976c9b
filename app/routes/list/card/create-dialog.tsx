import { Button, Group, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { createQualityInspection, listQualityInspections } from "~/api/card";
import { isPending, prependRecord } from "~/api/client/mutations";
import { LazyModal } from "~/components/dialogs/mount-on-open";
import { QUEUE_NAME_MAX } from "~/config/limits";
import { useDraftForm } from "~/features/drafts/use-draft-form";
import { sendsForm } from "~/features/submissions/pending";
import { notifySuccess } from "./notify-success";
import { queueRules } from "./queue-rules";

const FORM = { screen: "Card", form: "queue", needs: "queue:write" } as const;

type Props = { opened: boolean; close: () => void };

/** Creates a queue. It stays open with its values if the server rejects them. */
export function CreateDialog({ opened, close }: Props) {
  const { t } = useTranslation(["card", "console", "common"]);
  const rules = queueRules((rule) => t(`quality.${rule}`, { max: QUEUE_NAME_MAX }));
  const { form, onSubmit, draftNote, markSaved, confirmClose } = useDraftForm(FORM, rules, { title: "" });

  const list = listQualityInspections.query();
  const { mutate, isPending: isCreating } = useMutation({
    ...sendsForm(FORM.screen),
    mutationKey: list.queryKey,
    mutationFn: createQualityInspection,
    onSuccess(queue, { body }) {
      prependRecord(list, queue);
      form.reset();
      markSaved();
      notifySuccess(t("quality.created", { title: body.title }));
      close();
    },
  });
  async function closeDialog() {
    // It closes by itself when the queue is created, and the question would stay.
    if (isCreating || !(await confirmClose())) return;
    form.reset();
    close();
  }
  const submit = onSubmit(({ title }) => isPending(list.queryKey) || mutate({ body: { title: title.trim() } }));

  return (
    <LazyModal
      opened={opened}
      onClose={closeDialog}
      title={t("quality.create")}
      closeButtonProps={{ "aria-label": t("common:frame.close") }}
      centered
    >
      <form onSubmit={submit} noValidate>
        {draftNote}
        <TextInput
          label={t("quality.name")}
          placeholder={t("quality.namePlaceholder")}
          autoComplete="off"
          data-autofocus
          key={form.key("title")}
          {...form.getInputProps("title")}
        />
        <Group justify="flex-end" mt="sm">
          <Button variant="default" onClick={closeDialog}>
            {t("console:dialog.cancel")}
          </Button>
          <Button type="submit" loading={isCreating}>
            {t("quality.submit")}
          </Button>
        </Group>
      </form>
    </LazyModal>
  );
}
