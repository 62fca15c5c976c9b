import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FIELD_ORDER, FieldRow } from "~/components/fields/form-column";
import { FIELDS, RATE_PATHS } from "~/features/parameters/parameter-definitions";
import { useParameterText } from "~/features/parameters/use-parameter-text";
import classes from "./group.module.css";
import type { ParametersProps } from "./parameter-fields";

const SHORT_NAMES = {
  "video.encoding.rate.min": "min",
  "video.encoding.rate.max": "max",
  "video.encoding.rate.default": "default",
} as const;

/** The three rates in one row, each with its error or the value in use below it. */
export function RateFields({ form, inUse, changed }: ParametersProps) {
  const { t } = useTranslation(["group", "parameters"]);
  const textOf = useParameterText();
  return (
    <FieldRow label={t("parameters:fields.encodingRate")}>
      {RATE_PATHS.map((path) => {
        const { error, ...input } = form.getInputProps(path);
        const field = FIELDS[path];
        return (
          <TextInput
            key={form.key(path)}
            {...input}
            error={error}
            description={changed.includes(path) ? t("inUse", { value: textOf(inUse, path) }) : undefined}
            inputWrapperOrder={FIELD_ORDER}
            aria-label={t(`parameters:fields.${field.name}`)}
            aria-required
            inputMode="numeric"
            classNames={{ section: classes.unit, description: classes.mark }}
            placeholder={t("range", field.range)}
            leftSection={<small aria-hidden>{t(`rates.${SHORT_NAMES[path]}`)}</small>}
            leftSectionWidth="var(--short-name)"
            rightSection={<small>{t(`parameters:units.${field.unit}`)}</small>}
            rightSectionWidth={44}
            rightSectionPointerEvents="none"
          />
        );
      })}
    </FieldRow>
  );
}
