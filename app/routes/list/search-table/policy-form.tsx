import { Alert, Button, Group, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Policy } from "~/api/policy";
import { useDraftForm } from "~/features/drafts/use-draft-form";
import { failureText } from "~/i18n/failure-text";
import { useSavePolicy } from "./policy-mutations";
import { type PolicyValues, policyBody, policyRules, policyValues } from "./policy-rules";
import { PolicySelect } from "./policy-select";
import { SCREEN } from "./row-handlers";

type Props = {
  /** Undefined for a new policy. */
  policy?: Policy;
  onCancel: () => void;
  onSaved: () => void;
};

/** The form keeps its values if the server rejects them. */
export function PolicyFormFields({ policy, onCancel, onSaved }: Props) {
  const { t } = useTranslation("policies");
  const [initial] = useState(() => policyValues(policy));
  const { form, onSubmit, markSaved } = useDraftForm(
    { screen: SCREEN, form: policy ? `policy ${policy.id}` : NEW_POLICY },
    policyRules((rule) => t(`rules.${rule}`)),
    initial,
  );
  const { mutate, isPending, error } = useSavePolicy(policy);
  const save = (values: PolicyValues) => {
    if (isPending) return;
    mutate(policyBody(values), {
      onSuccess() {
        markSaved();
        onSaved();
      },
    });
  };
  const select = (name: "contentType" | "filterType" | "status") => (
    <PolicySelect
      key={form.key(name)}
      {...form.getInputProps(name)}
      field={name}
      placeholder={t("form.choose")}
      allowDeselect={false}
      withAsterisk
    />
  );
  return (
    <form onSubmit={onSubmit(save)} noValidate>
      <TextInput
        key={form.key("name")}
        {...form.getInputProps("name")}
        label={t("field.name")}
        placeholder={t("form.name")}
        withAsterisk
        data-autofocus
      />
      {select("contentType")}
      {select("filterType")}
      <TextInput
        key={form.key("count")}
        {...form.getInputProps("count")}
        label={t("field.count")}
        placeholder={t("form.count")}
        inputMode="numeric"
        withAsterisk
      />
      {select("status")}
      {error && (
        <Alert color="red" title={t("form.notSaved")} mb="md">
          {failureText(error)}
        </Alert>
      )}
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

/** The name of the form of a new policy, for its draft. */
export const NEW_POLICY = "new";
