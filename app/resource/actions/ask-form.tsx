import { Button, Group } from "@mantine/core";
import isEqual from "fast-deep-equal";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "~/components/actions/submit-button";
import { WriteFailure } from "~/components/feedback/write-failure";
import { useRulesForm } from "~/lib/forms/use-rules-form";
import { useDialogForm } from "~/resource/form/dialog-form";
import {
  type FormValues,
  formBody,
  formFields,
  formRules,
  formValues,
  otherReasons,
  refusedFormFields,
} from "~/resource/form/form-values";
import { useResource } from "~/resource/resource-context";
import { createResourceTexts } from "~/resource/resource-texts";
import type { ActionRun } from "./run-action";
import type { RunAction } from "./use-ask";

type Props = {
  run: ActionRun;
  runAction: RunAction;
  onDone: () => void;
  onCancel: () => void;
  isRunning: boolean;
  setRunning: (isRunning: boolean) => void;
};

/** The fields that an action asks for. What was typed stays if the action is refused. */
export default function AskForm({ run, runAction, onDone, onCancel, isRunning, setRunning }: Props) {
  const { t, i18n } = useTranslation(["resource", "console", "common"]);
  const resource = useResource();
  const { input = {} } = resource.actions[run.action] ?? {};
  const declared = useMemo(() => ({ ...resource, fields: input }), [resource, input]);
  const texts = useMemo(() => createResourceTexts(declared, i18n.language), [declared, i18n.language]);
  const fields = formFields(declared);
  const initial = formValues(declared);
  const [isUnsaved, setUnsaved] = useState(false);
  useDialogForm(isUnsaved && !isRunning);
  const { form, onSubmit, refuse } = useRulesForm<FormValues>(formRules(declared, texts), initial, {
    focused: fields[0]?.name,
    onValuesChange: (values) => setUnsaved(!isEqual(values, initial)),
  });

  const [failure, setFailure] = useState<Error | null>(null);

  async function submit(values: FormValues): Promise<void> {
    if (isRunning) return;
    setRunning(true);
    setFailure(null);
    try {
      await runAction({ ...run, input: formBody(declared, values) });
      onDone();
    } catch (error) {
      refuse(refusedFormFields(declared, error));
      if (error instanceof Error) setFailure(error);
    } finally {
      setRunning(false);
    }
  }
  return (
    <form noValidate onSubmit={onSubmit((_, values) => submit(values))}>
      {fields.map(({ name, form: kind }) => (
        <kind.Input key={form.key(name)} {...form.getInputProps(name)} name={name} context={texts.context(name)} />
      ))}
      <WriteFailure
        title={t("common:failure.toast")}
        error={failure}
        reasons={otherReasons(declared, texts, failure)}
      />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" disabled={isRunning} onClick={onCancel}>
          {t("console:dialog.cancel")}
        </Button>
        <SubmitButton isPending={isRunning}>{texts.action(run.action)}</SubmitButton>
      </Group>
    </form>
  );
}
