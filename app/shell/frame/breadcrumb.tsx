import { useTranslation } from "react-i18next";
import { useCurrentScreen } from "~/components/layout/use-current-screen";
import { breadcrumbOf } from "~/navigation/menu";
import classes from "./breadcrumb.module.css";

export function Breadcrumb() {
  const { t } = useTranslation(["console", "screens"]);
  const screen = useCurrentScreen();
  if (!screen) return null;
  const titles = breadcrumbOf(screen);
  // Alone it says no more than the title.
  if (titles.length < 2) return null;
  return (
    <nav aria-label={t("frame.breadcrumb")} className={classes.breadcrumb}>
      <ol>
        {titles.map((title, index) => (
          <li key={title} aria-current={index === titles.length - 1 ? "page" : undefined}>
            {t(`screens:${title}`)}
          </li>
        ))}
      </ol>
    </nav>
  );
}
