import { Button, Group, Stack, Text } from "@mantine/core";
import isEqual from "fast-deep-equal";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ProblemAlert } from "~/components/feedback/problem-alert";
import { Select } from "~/components/fields/select";
import { useRulesForm } from "~/lib/forms/use-rules-form";
import { focusOnMount } from "~/lib/page/focus-on-mount";
import { useDialogForm } from "~/resource/form/dialog-form";
import { type FormValues, formBody, formRules, formValues, withField } from "~/resource/form/form-values";
import type { Resource, Row } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";
import { ChangesPanel } from "./changes-panel";
import { editableFields } from "./editable-fields";
import type { RecordChange } from "./send-changes";

type Props = {
  rows: readonly Row[];
  isOpen: boolean;
  onDone: () => void;
};

/** One field for several records: its new value, then what will change. */
export default function EditPanel({ rows, ...panel }: Props) {
  const { t } = useTranslation(["editing", "resource"]);
  const resource = useResource();
  const texts = useResourceTexts();
  const fields = editableFields(resource);
  const [name, setName] = useState(fields[0] ?? "");
  const single = withField(resource, name);
  const [values, setValues] = useState<FormValues>();
  const [changes, setChanges] = useState<readonly RecordChange[]>();
  if (changes && changes.length > 0)
    return <ChangesPanel {...panel} changes={changes} onBack={() => setChanges(undefined)} />;

  function preview(entered: FormValues) {
    setValues(entered);
    const all = rows.map((row) => ({ row, before: formValues(resource, row) }));
    const differing = all.filter(({ before }) => Object.keys(formBody(single, entered, before)).length > 0);
    setChanges(differing.map(({ row, before }) => ({ row, values: { ...before, ...entered } })));
  }
  return (
    <>
      <Stack gap="md">
        <Text c="var(--text-2)">{t("intro", { counted: texts.counted(rows.length) })}</Text>
        <Select
          label={t("field")}
          data={fields.map((value) => ({ value, label: texts.context(value).label }))}
          value={name}
          allowDeselect={false}
          onChange={(next) => {
            setName(next ?? name);
            setValues(undefined);
            setChanges(undefined);
          }}
          ref={focusOnMount}
          data-autofocus
        />
        <FieldForm
          key={name}
          name={name}
          common={commonValue(resource, name, rows)}
          initial={values}
          onSubmit={preview}
        />
      </Stack>
      <div role="status">
        {changes && (
          <ProblemAlert color="orange" mt="md">
            {t("nothing")}
          </ProblemAlert>
        )}
      </div>
    </>
  );
}

/** The value that all records have; that of a new one if they differ. */
function commonValue(resource: Resource, name: string, rows: readonly Row[]): FormValues {
  const [first, ...others] = rows.map((row) => formValues(withField(resource, name), row));
  return first && others.every((other) => isEqual(other, first)) ? first : formValues(withField(resource, name));
}

type FieldFormProps = {
  name: string;
  common: FormValues;
  initial: FormValues | undefined;
  onSubmit: (values: FormValues) => void;
};

function FieldForm({ name, common, initial = common, onSubmit: submit }: FieldFormProps) {
  const { t } = useTranslation("editing");
  const resource = useResource();
  const texts = useResourceTexts();
  const [isUnsaved, setUnsaved] = useState(!isEqual(initial, common));
  useDialogForm(isUnsaved);
  const { form, onSubmit } = useRulesForm<FormValues>(formRules(withField(resource, name), texts), initial, {
    onValuesChange: (values) => setUnsaved(!isEqual(values, common)),
  });
  const kind = resource.fields[name]?.form;
  if (!kind) return null;
  return (
    <form noValidate onSubmit={onSubmit((_, values) => submit(values))}>
      <kind.Input {...form.getInputProps(name)} key={form.key(name)} name={name} context={texts.context(name)} />
      <Group justify="flex-end" mt="lg">
        <Button type="submit">{t("next")}</Button>
      </Group>
    </form>
  );
}
