import type { Role } from "~/navigation/roles";
import { QuickLinks } from "./quick-links";
import { RecentsPanel } from "./recents-panel";
import classes from "./screen-links.module.css";

export const LinksCard = ({ role }: { role: Role }) => (
  <div className={`${classes.card} screen-only`}>
    <RecentsPanel />
    <QuickLinks role={role} />
  </div>
);
