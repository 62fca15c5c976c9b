import classes from "./workplace.module.css";

/** The panels below the first screen in their order, and how wide each is. */
export const PLACES = [
  { panel: "share", className: classes.share },
  { panel: "projects", className: classes.projects },
  { panel: "memberships", className: classes.memberships },
  { panel: "activities", className: classes.third },
  { panel: "chats", className: classes.third },
  { panel: "notices", className: `${classes.third} ${classes.notices}` },
] as const;

export type LowerPanel = (typeof PLACES)[number]["panel"];
