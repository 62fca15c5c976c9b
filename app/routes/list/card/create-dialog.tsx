import { Button, Group, Modal, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { createQualityInspection } from "~/api/card";
import { QUEUE_NAME_MAX } from "~/config";
import { useRulesForm } from "~/lib/use-rules-form";
import { queueRules } from "./rules";
import { sayDone } from "./say-done";
import type { CardLists } from "./use-card-lists";

type Props = { opened: boolean; close: () => void; records: CardLists["quality"] };

/** Asks for the name of a new queue. A refusal leaves it open, with what was typed. */
export function CreateDialog({ opened, close, records }: Props) {
  const { t } = useTranslation(["card", "common"]);
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t("quality.create")}
      closeButtonProps={{ "aria-label": t("common:frame.close") }}
      centered
    >
      <CreateForm close={close} records={records} />
    </Modal>
  );
}

function CreateForm({ close, records }: Omit<Props, "opened">) {
  const { t } = useTranslation(["card", "console"]);
  const [isSending, setSending] = useState(false);
  const rules = queueRules((rule) => t(`quality.${rule}`, { max: QUEUE_NAME_MAX }));
  const { form, onSubmit } = useRulesForm(rules, { title: "" });

  const send = onSubmit(async (values) => {
    const title = values.title.trim();
    setSending(true);
    const isDone = await records.add(() => createQualityInspection({ body: { title } }));
    setSending(false);
    if (!isDone) return;
    sayDone(t("quality.created", { title }));
    close();
  });

  return (
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
        <Button variant="default" onClick={close}>
          {t("console:dialog.cancel")}
        </Button>
        <Button type="submit" loading={isSending}>
          {t("quality.submit")}
        </Button>
      </Group>
    </form>
  );
}
