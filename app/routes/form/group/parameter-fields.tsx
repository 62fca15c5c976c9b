import { Select, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useTranslation } from "react-i18next";
import { FIELD_ORDER, FormColumn } from "~/components/fields/form-column";
import type { GroupValues } from "./group-form-rules";
import { FIELD_PATHS, FIELDS, type FieldPath, isMode } from "./parameter-definitions";

type Form = UseFormReturnType<GroupValues>;

/** The fields of one card: those whose path starts with its name. */
export function ParameterFields({ card, form }: { card: "video" | "audio"; form: Form }) {
  return (
    <FormColumn>
      {FIELD_PATHS.filter((path) => path.startsWith(`${card}.`)).map((path) => (
        <ParameterField key={form.key(path)} path={path} {...form.getInputProps(path)} />
      ))}
    </FormColumn>
  );
}

type FieldProps = { path: FieldPath } & ReturnType<Form["getInputProps"]>;

function ParameterField({ path, ...input }: FieldProps) {
  const { t } = useTranslation(["group", "parameters"]);
  const field = FIELDS[path];
  const label = t(`parameters:fields.${field.name}`);
  if ("choices" in field) {
    return (
      <Select
        label={label}
        placeholder={t("placeholders.choose")}
        data={field.choices.map((value) => ({ value, label: isMode(value) ? t(`parameters:modes.${value}`) : value }))}
        allowDeselect={false}
        required
        {...input}
      />
    );
  }
  const unit = t(`parameters:units.${field.unit}`);
  return (
    // Mantine's number field changes what it does not allow: 2.5 becomes 25.
    <TextInput
      label={label}
      description={t("range", { ...field.range, unit })}
      inputWrapperOrder={FIELD_ORDER}
      inputMode="numeric"
      required
      {...input}
    />
  );
}
