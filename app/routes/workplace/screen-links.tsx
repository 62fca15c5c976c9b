import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ScreenIcon } from "~/components/display/screen-icon";
import type { IconName, Screen } from "~/navigation/screens";
import classes from "./screen-links.module.css";

type Props = { screens: readonly (Pick<Screen, "name" | "path" | "title"> & { icon: IconName })[] };

export function ScreenLinks({ screens }: Props) {
  const { t } = useTranslation("screens");
  return (
    <ul className={classes.links}>
      {screens.map(({ name, path, title, icon }) => (
        <li key={name}>
          <Link to={path} prefetch="intent" className={classes.link}>
            <ScreenIcon name={icon} />
            {t(title)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
