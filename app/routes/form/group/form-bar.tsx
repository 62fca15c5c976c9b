import { Button, Group } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useDisclosure } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "~/components/dialogs/confirm-dialog";
import { ErrorSummary } from "~/components/fields/error-summary";
import classes from "./group.module.css";
import type { GroupValues } from "./group-form-rules";
import { FIELD_PATHS, nameOf } from "./parameter-definitions";

type Props = { form: UseFormReturnType<GroupValues>; sending: boolean };

/** Sticks to the bottom of the page: the error summary, reset and submit. */
export function FormBar({ form, sending }: Props) {
  const { t } = useTranslation(["group", "parameters"]);
  const [asking, dialog] = useDisclosure(false);
  const errors = [...FIELD_PATHS, "explanation"].flatMap((path) => {
    const message = form.errors[path];
    if (!message) return [];
    const { card, field } = nameOf(path);
    const words = { card: t(`cards.${card}`), field: t(`parameters:fields.${field}`), message: String(message) };
    return [{ path, text: t("fieldError", words) }];
  });

  function reset() {
    form.reset();
    dialog.close();
  }

  return (
    <div className={classes.bar}>
      <ErrorSummary
        title={t("summary", { count: errors.length })}
        errors={errors}
        goTo={(path) => form.getInputNode(path)?.focus()}
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={dialog.open} disabled={sending}>
          {t("reset")}
        </Button>
        <Button type="submit" loading={sending}>
          {t("submit")}
        </Button>
      </Group>
      <ConfirmDialog
        opened={asking}
        title={t("resetConfirm.title")}
        confirm={t("resetConfirm.confirm")}
        danger
        onConfirm={reset}
        onCancel={dialog.close}
      >
        {t("resetConfirm.content")}
      </ConfirmDialog>
    </div>
  );
}
