import "~/theme/switch.css";
import { Input, Switch, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { CountedTextarea } from "~/components/fields/counted-textarea";
import { FIELD_ORDER } from "~/components/fields/form-column";
import { FORM_LIMITS } from "~/config/limits";
import { KeywordField } from "./keyword-field";
import type { StepValues } from "./step-form-rules";

export function SecondFields({ form }: { form: UseFormReturnType<StepValues> }) {
  const { t } = useTranslation("step");
  const switchId = useId();
  return (
    <>
      <TextInput
        label={t("fields.advertisingSource")}
        required
        key={form.key("advertisingSource")}
        {...form.getInputProps("advertisingSource")}
      />
      <TextInput
        label={t("fields.advertisingMedia")}
        required
        key={form.key("advertisingMedia")}
        {...form.getInputProps("advertisingMedia")}
      />
      <KeywordField
        label={t("fields.keyword")}
        description={t("help.keyword")}
        placeholder={t("placeholders.keyword")}
        key={form.key("keyword")}
        {...form.getInputProps("keyword")}
      />
      <Input.Wrapper
        id={switchId}
        label={t("fields.pushNotify")}
        description={t("help.pushNotify")}
        inputWrapperOrder={FIELD_ORDER}
      >
        <Switch
          id={switchId}
          key={form.key("pushNotify")}
          {...form.getInputProps("pushNotify", { type: "checkbox" })}
        />
      </Input.Wrapper>
      <CountedTextarea
        label={t("fields.advertisingContent")}
        limit={FORM_LIMITS.text}
        required
        key={form.key("advertisingContent")}
        {...form.getInputProps("advertisingContent")}
      />
    </>
  );
}
