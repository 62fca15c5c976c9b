import { rem, TextInput } from "@mantine/core";
import { useCallback, useState } from "react";
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
export function RateFields(props: ParametersProps) {
  const { t } = useTranslation("parameters");
  return (
    <FieldRow label={t("fields.encodingRate")}>
      {RATE_PATHS.map((path) => (
        <RateField key={path} path={path} {...props} />
      ))}
    </FieldRow>
  );
}

type RateProps = ParametersProps & { path: (typeof RATE_PATHS)[number] };

function RateField({ path, form, inUse, changed }: RateProps) {
  const { t } = useTranslation(["group", "parameters"]);
  const textOf = useParameterText();
  // The number begins behind its short name, whose width differs by language and font.
  const [nameWidth, setNameWidth] = useState(0);
  const measure = useCallback((name: HTMLElement | null) => setNameWidth((width) => name?.offsetWidth ?? width), []);
  const field = FIELDS[path];
  return (
    <TextInput
      key={form.key(path)}
      {...form.getInputProps(path)}
      description={changed.includes(path) ? t("inUse", { value: textOf(inUse, path) }) : undefined}
      inputWrapperOrder={FIELD_ORDER}
      aria-label={t(`parameters:fields.${field.name}`)}
      aria-required
      inputMode="numeric"
      classNames={{ section: classes.unit, description: classes.mark }}
      placeholder={t("range", field.range)}
      leftSection={
        <small ref={measure} aria-hidden>
          {t(`rates.${SHORT_NAMES[path]}`)}
        </small>
      }
      leftSectionWidth={`calc(${nameWidth}px + ${rem(8)} + var(--unit-start))`}
      rightSection={<small>{t(`parameters:units.${field.unit}`)}</small>}
      rightSectionWidth={44}
      rightSectionPointerEvents="none"
    />
  );
}
