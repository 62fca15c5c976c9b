import IconAlertTriangle from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";
import { useTranslation } from "react-i18next";
import { isMode } from "~/features/parameters/parameter-definitions";
import { useFormat } from "~/i18n/format";
import type { Range } from "~/lib/forms/form-rules";
import classes from "./basic.module.css";
import type { Parameter } from "./parameters";

/** Parameters with their units; a value outside its range gets a warning. */
export function ParameterList({ parameters }: { parameters: Parameter[] }) {
  const { t } = useTranslation(["profile", "parameters"]);
  return (
    <dl className={classes.parameters}>
      {parameters.map((parameter) => (
        <div key={parameter.name}>
          <dt>{t(`parameters:fields.${parameter.name}`)}</dt>
          <dd>
            <Value {...parameter} />
            {parameter.exceededRange && <OutOfRange range={parameter.exceededRange} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ name, value, unit }: Parameter) {
  const { t } = useTranslation(["profile", "parameters"]);
  const format = useFormat();
  if (typeof value === "number") {
    return (
      <>
        {format.number(value)} {unit && <small>{t(`parameters:units.${unit}`)}</small>}
      </>
    );
  }
  // A mode is a key of the contract or a text to display.
  return name === "mode" && isMode(value) ? t(`parameters:modes.${value}`) : value || t("none");
}

function OutOfRange({ range: { min, max } }: { range: Range }) {
  const { t } = useTranslation("profile");
  const format = useFormat();
  return (
    <span className={classes.outside}>
      <IconAlertTriangle aria-hidden />
      {t("outside", { min: format.number(min), max: format.number(max) })}
    </span>
  );
}
