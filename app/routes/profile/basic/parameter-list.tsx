import IconAlertTriangle from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";
import { useTranslation } from "react-i18next";
import type { BasicProfile } from "~/api/profile";
import { FIELDS } from "~/features/parameters/parameter-definitions";
import { useParameterParts } from "~/features/parameters/use-parameter-text";
import { useFormat } from "~/i18n/format";
import type { Range } from "~/lib/forms/form-rules";
import classes from "./basic.module.css";
import { exceededRange, PARAMETER_PATHS } from "./parameters";

type Props = { profile: BasicProfile; panel: keyof typeof PARAMETER_PATHS };

/** The parameters of a panel with their units; a default rate outside its range gets a warning. */
export function ParameterList({ profile, panel }: Props) {
  const { t } = useTranslation("parameters");
  const partsOf = useParameterParts();
  const exceeded = exceededRange(profile);
  return (
    <dl className={classes.parameters}>
      {PARAMETER_PATHS[panel].map((path) => {
        const [text, unit] = partsOf(profile, path);
        return (
          <div key={path}>
            <dt>{t(`fields.${FIELDS[path].name}`)}</dt>
            <dd>
              {text}
              {unit && <small> {unit}</small>}
              {exceeded && path === "video.encoding.rate.default" && <OutOfRange range={exceeded} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
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
