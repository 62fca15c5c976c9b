import { useTranslation } from "react-i18next";
import { useCurrentScreen } from "~/components/layout/use-current-screen";
import { breadcrumbOf } from "~/navigation/menu";
import classes from "./breadcrumb.module.css";

export function Breadcrumb() {
  const { t } = useTranslation(["console", "screens"]);
  const screen = useCurrentScreen();
  if (!screen) return null;
  const trail = breadcrumbOf(screen);
  return (
    <nav aria-label={t("frame.breadcrumb")} className={classes.breadcrumb}>
      <ol>
        {trail.map((title, index) => (
          <li key={title} aria-current={index === trail.length - 1 ? "page" : undefined}>
            {t(`screens:${title}`)}
          </li>
        ))}
      </ol>
    </nav>
  );
}
