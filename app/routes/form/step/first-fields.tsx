import { TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useTranslation } from "react-i18next";
import { CHANNEL_TYPES } from "~/api/form";
import { DateRangeField } from "~/components/fields/date-range-field";
import { FIELD_ORDER, FIELD_WIDTH } from "~/components/fields/form-column";
import { Select } from "~/components/fields/select";
import { COMING_PRESETS } from "~/lib/text/days";
import type { StepValues } from "./step-form-rules";

export function FirstFields({ form }: { form: UseFormReturnType<StepValues> }) {
  const { t } = useTranslation("step");
  const channels = CHANNEL_TYPES.map((value) => ({ value, label: t(`channels.${value}`) }));
  return (
    <>
      <TextInput
        label={t("fields.activityName")}
        description={t("help.activityName")}
        inputWrapperOrder={FIELD_ORDER}
        required
        key={form.key("activityName")}
        {...form.getInputProps("activityName")}
      />
      <Select
        label={t("fields.channelType")}
        placeholder={t("placeholders.choose")}
        data={channels}
        allowDeselect={false}
        required
        key={form.key("channelType")}
        {...form.getInputProps("channelType")}
      />
      <DateRangeField
        label={t("fields.promotionTime")}
        presets={COMING_PRESETS}
        withAsterisk
        key={form.key("promotionTime")}
        {...form.getInputProps("promotionTime")}
      />
      <TextInput
        className={FIELD_WIDTH.wide}
        label={t("fields.promoteLink")}
        description={t("help.promoteLink")}
        placeholder="https://"
        type="url"
        inputWrapperOrder={FIELD_ORDER}
        required
        key={form.key("promoteLink")}
        {...form.getInputProps("promoteLink")}
      />
    </>
  );
}
