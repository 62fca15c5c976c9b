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

/** The number begins behind its name, which is as long as its language has it, and the 12 and 8 px beside that. */
const makeRoom = (name: HTMLElement | null) =>
  name
    ?.closest<HTMLElement>(".mantine-Input-wrapper")
    ?.style.setProperty("--input-left-section-width", `${name.offsetWidth + 20}px`);

/** The three rates in one row, each with its error or the value in use below it. */
export function RateFields({ form, inUse, changed }: ParametersProps) {
  const { t } = useTranslation(["group", "parameters"]);
  const textOf = useParameterText();
  return (
    <FieldRow label={t("parameters:fields.encodingRate")}>
      {RATE_PATHS.map((path) => {
        const { error, ...input } = form.getInputProps(path);
        const field = FIELDS[path];
        const name = t(`rates.${SHORT_NAMES[path]}`);
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
            leftSection={
              <small key={name} aria-hidden ref={makeRoom}>
                {name}
              </small>
            }
            rightSection={<small>{t(`parameters:units.${field.unit}`)}</small>}
            rightSectionWidth={44}
            rightSectionPointerEvents="none"
          />
        );
      })}
    </FieldRow>
  );
}
