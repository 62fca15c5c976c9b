import { useMatches } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { trailOf } from "~/navigation/menu";
import { type Screen, screens } from "~/navigation/screens";
import classes from "./breadcrumb.module.css";

const all: readonly Screen[] = screens;

/** Where the current screen stands in the menu. */
export function Breadcrumb() {
  const { t } = useTranslation(["common", "screens"]);
  const id = useMatches().at(-1)?.id;
  const screen = all.find(({ name }) => name === id);
  if (!screen) return null;
  const trail = trailOf(screen);
  return (
    <nav aria-label={t("frame.breadcrumb")} className={classes.breadcrumb}>
      <ol>
        {trail.map((title, at) => (
          <li key={title} aria-current={at === trail.length - 1 ? "page" : undefined}>
            {t(`screens:${title}`)}
          </li>
        ))}
      </ol>
    </nav>
  );
}
