import { Button, Group, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { createQualityInspection } from "~/api/card";
import { LazyModal } from "~/components/dialogs/mount-on-open";
import { QUEUE_NAME_MAX } from "~/config/limits";
import { useDraftForm } from "~/features/drafts/use-draft-form";
import { queueRules } from "./queue-rules";
import { sayDone } from "./say-done";
import type { CardLists } from "./use-card-lists";

const PLACE = { screen: "Card", form: "queue" } as const;

type Props = { opened: boolean; close: () => void; records: CardLists["quality"] };

/** Asks for the name of a new queue. A refusal leaves it open, with what was typed. */
export function CreateDialog({ opened, close, records }: Props) {
  const { t } = useTranslation(["card", "console", "common"]);
  const [isSending, setSending] = useState(false);
  const rules = queueRules((rule) => t(`quality.${rule}`, { max: QUEUE_NAME_MAX }));
  const { form, onSubmit, saved, mayClose } = useDraftForm(PLACE, rules, { title: "" });

  async function leave() {
    if (!(await mayClose())) return;
    form.reset();
    close();
  }

  const send = onSubmit(async (values) => {
    const title = values.title.trim();
    setSending(true);
    const isDone = await records.add(() => createQualityInspection({ body: { title } }));
    setSending(false);
    if (!isDone) return;
    form.reset();
    saved();
    sayDone(t("quality.created", { title }));
    close();
  });

  return (
    <LazyModal
      opened={opened}
      onClose={leave}
      title={t("quality.create")}
      closeButtonProps={{ "aria-label": t("common:frame.close") }}
      centered
    >
      <form onSubmit={send} noValidate>
        <TextInput
          label={t("quality.name")}
          placeholder={t("quality.namePlaceholder")}
          autoComplete="off"
          data-autofocus
          key={form.key("title")}
          {...form.getInputProps("title")}
        />
        <Group justify="flex-end" mt="sm">
          <Button variant="default" onClick={leave}>
            {t("console:dialog.cancel")}
          </Button>
          <Button type="submit" loading={isSending}>
            {t("quality.submit")}
          </Button>
        </Group>
      </form>
    </LazyModal>
  );
}
