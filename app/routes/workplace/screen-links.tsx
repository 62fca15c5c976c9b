import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageIcon } from "~/components/display/page-icon";
import type { Screen } from "~/navigation/screens";
import classes from "./screen-links.module.css";

type LinkedScreen = Pick<Screen, "name" | "path" | "title" | "group">;

export function ScreenLinks({ screens }: { screens: readonly LinkedScreen[] }) {
  const { t } = useTranslation("screens");
  return (
    <ul className={classes.links}>
      {screens.map((screen) => (
        <li key={screen.name}>
          <Link to={screen.path} prefetch="intent" className={classes.link}>
            <PageIcon screen={screen} />
            {t(screen.title)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
