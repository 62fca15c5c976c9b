import { Alert, Button, Group, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Policy, PolicyForm } from "~/api/policy";
import { useDraftForm } from "~/features/drafts/use-draft-form";
import { PolicyChoice } from "./policy-choice";
import { policyBody, policyRules, policyValues } from "./policy-rules";
import { SCREEN } from "./row-tools";
import { useWrite } from "./use-write";

type Props = {
  /** The one to change; a new one where it is left out. */
  policy?: Policy;
  onCancel: () => void;
  onSaved: () => void;
};

/** The form of a new or a changed policy. A refusal keeps what was filled in. */
export function PolicyFormFields({ policy, onCancel, onSaved }: Props) {
  const { t } = useTranslation("policies");
  const [initial] = useState(() => policyValues(policy));
  const { form, onSubmit, saved } = useDraftForm(
    { screen: SCREEN, form: policy ? `policy ${policy.id}` : NEW_POLICY },
    policyRules((rule) => t(`rules.${rule}`)),
    initial,
  );
  const { sending, refusal, write } = useWrite();
  const save = (body: PolicyForm) =>
    write(policy ? { intent: "change", id: policy.id, body } : { intent: "create", body }, () => {
      saved();
      onSaved();
    });
  const choice = (name: "contentType" | "filterType" | "status") => (
    <PolicyChoice
      key={form.key(name)}
      {...form.getInputProps(name)}
      field={name}
      placeholder={t("form.choose")}
      allowDeselect={false}
      withAsterisk
    />
  );
  return (
    <form onSubmit={onSubmit((values) => save(policyBody(values)))} noValidate>
      <TextInput
        key={form.key("name")}
        {...form.getInputProps("name")}
        label={t("field.name")}
        placeholder={t("form.name")}
        withAsterisk
        data-autofocus
      />
      {choice("contentType")}
      {choice("filterType")}
      <TextInput
        key={form.key("count")}
        {...form.getInputProps("count")}
        label={t("field.count")}
        placeholder={t("form.count")}
        inputMode="numeric"
        withAsterisk
      />
      {choice("status")}
      {refusal && (
        <Alert color="red" title={t("form.refused")} mb="md">
          {refusal}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          {t("form.cancel")}
        </Button>
        <Button type="submit" loading={sending}>
          {t("form.save")}
        </Button>
      </Group>
    </form>
  );
}

/** The name of the form of a new policy among the screen's drafts. */
export const NEW_POLICY = "new";
