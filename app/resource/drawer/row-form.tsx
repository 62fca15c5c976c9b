import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDraftForm } from "~/features/drafts/use-draft-form";
import { useSave } from "~/resource/mutations";
import type { Row, RowId } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useWords } from "~/resource/words";
import { WriteFailure } from "~/resource/write-failure";
import { type FormValues, formBody, formFields, formRules, formValues } from "./form-values";
import { refusedFields } from "./refused-fields";

type Props = {
  /** The name of the form on its screen, for its draft. */
  form: string;
  /** Undefined for a new record. */
  row?: Row;
  onCancel: () => void;
  onSaved: () => void;
  onView: (id: RowId) => void;
};

/** The form keeps its values if the server rejects them. */
export function RowForm({ form: name, row, onCancel, onSaved, onView }: Props) {
  const { t } = useTranslation("resource");
  const resource = useResource();
  const words = useWords();
  const [initial] = useState(() => formValues(resource, row));
  const { form, onSubmit, markSaved } = useDraftForm(
    { screen: resource.screen, form: name },
    formRules(resource, words, row && initial),
    initial,
  );
  // What the server has: a record that was created while something else was typed is changed by the next save.
  const [stored, setStored] = useState({ row, values: row && initial });
  const { mutate, isPending, error } = useSave(stored.row, onView);

  function save(values: FormValues): void {
    if (isPending) return;
    // Other fields may have been changed by somebody else meanwhile.
    const body = formBody(resource, values, stored.values);
    if (Object.keys(body).length === 0) {
      onSaved();
      return;
    }
    mutate(body, {
      onError: (refusal) => form.setErrors(refusedFields(resource, refusal)),
      onSuccess(saved) {
        markSaved(values);
        if (form.isDirty()) setStored({ row: saved, values });
        else onSaved();
      },
    });
  }

  return (
    <form onSubmit={onSubmit(save)} noValidate>
      {formFields(resource).map(({ name: field, form: { Input } }, index) => (
        <Input
          key={form.key(field)}
          {...form.getInputProps(field)}
          name={field}
          context={words.context(field)}
          data-autofocus={index === 0 || undefined}
        />
      ))}
      <WriteFailure title={t("form.notSaved")} error={error} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          {t("form.cancel")}
        </Button>
        <Button type="submit" loading={isPending}>
          {t("form.save")}
        </Button>
      </Group>
    </form>
  );
}
