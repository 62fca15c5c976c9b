import { Alert, Button, Group, Select, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CONTENT_TYPES, FILTER_TYPES, POLICY_STATUSES, type Policy, type PolicyForm } from "~/api/policy";
import { useDraftForm } from "~/session/use-draft-form";
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
  const field = (name: keyof typeof initial) => ({
    ...form.getInputProps(name),
    label: t(`field.${name}`),
    withAsterisk: true,
  });
  const choice = { placeholder: t("form.choose"), allowDeselect: false, checkIconPosition: "right" as const };
  return (
    <form onSubmit={onSubmit((values) => save(policyBody(values)))} noValidate>
      <TextInput key={form.key("name")} {...field("name")} placeholder={t("form.name")} data-autofocus />
      <Select
        key={form.key("contentType")}
        {...field("contentType")}
        {...choice}
        data={CONTENT_TYPES.map((value) => ({ value, label: t(`contentType.${value}`) }))}
      />
      <Select
        key={form.key("filterType")}
        {...field("filterType")}
        {...choice}
        data={FILTER_TYPES.map((value) => ({ value, label: t(`filterType.${value}`) }))}
      />
      <TextInput key={form.key("count")} {...field("count")} placeholder={t("form.count")} inputMode="numeric" />
      <Select
        key={form.key("status")}
        {...field("status")}
        {...choice}
        data={POLICY_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
      />
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
