import { TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useTranslation } from "react-i18next";
import { FIELD_ORDER, FIELD_WIDTH, FormColumn } from "~/components/fields/form-column";
import { Select } from "~/components/fields/select";
import { FIELD_PATHS, FIELDS, type FieldPath, isMode, RATE_PATHS } from "~/features/parameters/parameter-definitions";
import { useParameterText, withTimes } from "~/features/parameters/use-parameter-text";
import classes from "./group.module.css";
import type { GroupValues } from "./group-form-rules";
import { choicesFor } from "./group-values";
import { RateFields } from "./rate-fields";

export type ParametersProps = {
  form: UseFormReturnType<GroupValues>;
  /** The values of the parameters in use. */
  inUse: GroupValues;
  /** The parameters that differ from them. */
  changed: readonly FieldPath[];
};

const isRate = (path: FieldPath) => RATE_PATHS.some((rate) => rate === path);

/** The fields of one card: those whose path starts with its name. */
export function ParameterFields({ card, ...props }: ParametersProps & { card: "video" | "audio" }) {
  return (
    <FormColumn>
      {FIELD_PATHS.filter((path) => path.startsWith(`${card}.`)).map((path) => {
        if (path === RATE_PATHS[0]) return <RateFields key={path} {...props} />;
        return isRate(path) ? null : <ParameterField key={path} path={path} {...props} />;
      })}
    </FormColumn>
  );
}

function ParameterField({ path, form, inUse, changed }: ParametersProps & { path: FieldPath }) {
  const { t } = useTranslation(["group", "parameters"]);
  const textOf = useParameterText();
  const field = FIELDS[path];
  const shared = {
    ...form.getInputProps(path),
    label: t(`parameters:fields.${field.name}`),
    description: changed.includes(path) ? t("inUse", { value: textOf(inUse, path) }) : undefined,
    inputWrapperOrder: FIELD_ORDER,
    required: true,
  };
  const styles = { root: classes.parameter, description: classes.mark };
  if ("choices" in field) {
    return (
      <Select
        key={form.key(path)}
        {...shared}
        classNames={styles}
        placeholder={t("placeholders.choose")}
        data={choicesFor(inUse)(path).map((value) => ({
          value,
          label: isMode(value) ? t(`parameters:modes.${value}`) : withTimes(value),
        }))}
        allowDeselect={false}
      />
    );
  }
  return (
    // Mantine's number field changes what it does not allow: 2.5 becomes 25.
    <TextInput
      key={form.key(path)}
      {...shared}
      className={FIELD_WIDTH.number}
      classNames={{ ...styles, section: classes.unit }}
      placeholder={t("range", field.range)}
      inputMode="numeric"
      rightSection={<small>{t(`parameters:units.${field.unit}`)}</small>}
      rightSectionWidth={80}
      rightSectionPointerEvents="none"
    />
  );
}
