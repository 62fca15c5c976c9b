import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconLetterCase from "@tabler/icons-react/dist/esm/icons/IconLetterCase.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { useTranslation } from "react-i18next";
import { CONTRAST } from "~/config/appearance";
import { contrast, readableTextColor } from "~/settings/theme-color";
import classes from "./settings-drawer.module.css";

const TEXTS = { white: "#FFFFFF", black: "#000000" } as const;
const LEVELS = ["aa", "aaa"] as const;

/** The contrast of white and black text on the theme colour. */
export function ContrastTable({ color }: { color: string }) {
  const { t } = useTranslation("settings");
  return (
    <table className={classes.contrast}>
      <caption>{t("contrast.title")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("contrast.text")}</th>
          <th scope="col">{t("contrast.ratio")}</th>
          {LEVELS.map((level) => (
            <th key={level} scope="col">
              {t("contrast.level", { level: level.toUpperCase(), least: CONTRAST[level] })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(["white", "black"] as const).map((name) => (
          <Row key={name} name={name} color={color} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ name, color }: { name: keyof typeof TEXTS; color: string }) {
  const { t } = useTranslation("settings");
  const ratio = contrast(TEXTS[name], color);
  return (
    <tr>
      <th scope="row">
        <div className={classes.text}>
          <span className={classes.sample} style={{ background: color, color: TEXTS[name] }}>
            <IconLetterCase aria-hidden />
          </span>
          <span>
            {t(`contrast.${name}`)}
            {readableTextColor(color) === TEXTS[name] && <small>{t("contrast.used")}</small>}
          </span>
        </div>
      </th>
      <td>{(Math.floor(ratio * 100) / 100).toFixed(2)}</td>
      {LEVELS.map((level) => (
        <ContrastResult key={level} passed={ratio >= CONTRAST[level]} />
      ))}
    </tr>
  );
}

function ContrastResult({ passed }: { passed: boolean }) {
  const { t } = useTranslation("settings");
  return (
    <td data-passed={passed}>
      {passed ? <IconCheck aria-hidden /> : <IconX aria-hidden />}
      {t(passed ? "contrast.passed" : "contrast.failed")}
    </td>
  );
}
