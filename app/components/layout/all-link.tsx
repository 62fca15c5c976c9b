import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { pathTo } from "~/navigation/paths";
import type { ScreenName } from "~/navigation/screens";
import classes from "./panel.module.css";

/** Leads from the first entries in a panel to the screen that has them all. */
export function AllLink({ to }: { to: ScreenName }) {
  const { t } = useTranslation("console");
  return (
    <Link to={pathTo(to)} className={classes.all}>
      {t("panel.all")}
    </Link>
  );
}
