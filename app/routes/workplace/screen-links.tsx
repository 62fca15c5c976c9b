import { useTranslation } from "react-i18next";
import { ScreenIcon } from "~/components/display/screen-icon";
import { TabLink } from "~/features/tabs/tab-link";
import type { Screen } from "~/navigation/screens";
import classes from "./screen-links.module.css";

type LinkedScreen = Pick<Screen, "name" | "path" | "title" | "group">;

export function ScreenLinks({ screens }: { screens: readonly LinkedScreen[] }) {
  const { t } = useTranslation("screens");
  return (
    <ul className={classes.links}>
      {screens.map((screen) => (
        <li key={screen.name}>
          <TabLink to={screen.path} className={classes.link}>
            <ScreenIcon screen={screen} />
            {t(screen.title)}
          </TabLink>
        </li>
      ))}
    </ul>
  );
}
