import { Input } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { FIELD_ORDER } from "~/components/fields/form-column";
import { FIELDS, RATE_PATHS } from "~/features/parameters/parameter-definitions";
import { useParameterText } from "~/features/parameters/use-parameter-text";
import classes from "./group.module.css";
import type { ParametersProps } from "./parameter-fields";

const SHORT_NAMES = {
  "video.encoding.rate.min": "min",
  "video.encoding.rate.max": "max",
  "video.encoding.rate.default": "default",
} as const;

/** The three rates in one row, with their errors and the values in use below it. */
export function RateFields({ form, inUse, changed }: ParametersProps) {
  const { t } = useTranslation(["group", "parameters"]);
  const textOf = useParameterText();
  const id = useId();
  const lineOf = (path: (typeof RATE_PATHS)[number], text: string) =>
    t("rateLine", { rate: t(`rates.${SHORT_NAMES[path]}`), text });
  const errors = RATE_PATHS.filter((path) => form.errors[path]);
  const marks = RATE_PATHS.filter((path) => changed.includes(path));
  const inUseText = marks.map((path) => lineOf(path, textOf(inUse, path))).join(" ");
  return (
    <Input.Wrapper
      id={id}
      label={t("parameters:fields.encodingRate")}
      labelElement="div"
      error={
        errors.length > 0 &&
        errors.map((path) => (
          <span key={path} className={classes.line}>
            {lineOf(path, String(form.errors[path]))}{" "}
          </span>
        ))
      }
      description={marks.length > 0 ? t("inUse", { value: inUseText }) : undefined}
      inputWrapperOrder={FIELD_ORDER}
      classNames={{ root: classes.parameter, description: classes.below }}
      required
    >
      <div className={classes.rates}>
        {RATE_PATHS.map((path) => {
          const { error: message, ...input } = form.getInputProps(path);
          const field = FIELDS[path];
          return (
            <Input
              key={form.key(path)}
              {...input}
              withAria={false}
              aria-label={t(`parameters:fields.${field.name}`)}
              aria-required
              aria-invalid={Boolean(message)}
              aria-describedby={message ? `${id}-error` : undefined}
              error={Boolean(message)}
              inputMode="numeric"
              classNames={{ section: classes.unit }}
              placeholder={t("range", field.range)}
              leftSection={<small aria-hidden>{t(`rates.${SHORT_NAMES[path]}`)}</small>}
              leftSectionWidth={64}
              rightSection={<small>{t(`parameters:units.${field.unit}`)}</small>}
              rightSectionWidth={52}
              rightSectionPointerEvents="none"
            />
          );
        })}
      </div>
    </Input.Wrapper>
  );
}
