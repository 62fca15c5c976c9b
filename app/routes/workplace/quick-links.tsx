import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Panel } from "~/components/panel";
import { ScreenIcon } from "~/components/screen-icon";
import { menuFor } from "~/navigation/menu";
import type { Role } from "~/navigation/screens";
import classes from "./quick-links.module.css";
import page from "./workplace.module.css";

/** Links to the screens that the role may see. */
export function QuickLinks({ role }: { role: Role }) {
  const { t } = useTranslation(["workplace", "screens"]);
  return (
    <div className={page.quick}>
      <Panel title={t("quick.title")}>
        <ul className={classes.links}>
          {menuFor(role).flatMap(({ icon, children }) =>
            children.map((screen) => (
              <li key={screen.name}>
                <Link to={screen.path} prefetch="intent" className={classes.link}>
                  <ScreenIcon name={icon} />
                  {t(`screens:${screen.title}`)}
                </Link>
              </li>
            )),
          )}
        </ul>
      </Panel>
    </div>
  );
}
