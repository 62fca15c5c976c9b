import { Button, Group } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useDisclosure } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "~/components/dialogs/confirm-dialog";
import { ErrorSummary } from "~/components/fields/error-summary";
import classes from "./group.module.css";
import type { GroupValues } from "./group-form-rules";
import { FIELD_PATHS, labelKeys } from "./parameter-definitions";

type Props = { form: UseFormReturnType<GroupValues>; isSubmitting: boolean };

/** Sticks to the bottom of the page: the error summary, reset and submit. */
export function FormBar({ form, isSubmitting }: Props) {
  const { t } = useTranslation(["group", "parameters"]);
  const [isConfirming, confirmDialog] = useDisclosure(false);
  const errors = [...FIELD_PATHS, "explanation"].flatMap((path) => {
    const message = form.errors[path];
    if (!message) return [];
    const { card, field } = labelKeys(path);
    const values = { card: t(`cards.${card}`), field: t(`parameters:fields.${field}`), message: String(message) };
    return [{ path, text: t("fieldError", values) }];
  });

  function reset() {
    form.reset();
    confirmDialog.close();
  }

  return (
    <div className={classes.bar}>
      <ErrorSummary
        title={t("summary", { count: errors.length })}
        errors={errors}
        onSelect={(path) => form.getInputNode(path)?.focus()}
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={confirmDialog.open} disabled={isSubmitting}>
          {t("reset")}
        </Button>
        <Button type="submit" loading={isSubmitting}>
          {t("submit")}
        </Button>
      </Group>
      <ConfirmDialog
        opened={isConfirming}
        title={t("resetConfirm.title")}
        confirm={t("resetConfirm.confirm")}
        danger
        onConfirm={reset}
        onCancel={confirmDialog.close}
      >
        {t("resetConfirm.content")}
      </ConfirmDialog>
    </div>
  );
}
