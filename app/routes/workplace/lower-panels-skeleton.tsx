import { Paper } from "@mantine/core";
import { RowsSkeleton } from "~/components/loading/rows-skeleton";
import { TitleSkeleton } from "~/components/loading/skeleton";
import classes from "./workplace.module.css";

/** The panels below the fold in order, with their widths. */
export const LOWER_PANELS = [
  { panel: "share", className: classes.share },
  { panel: "projects", className: `${classes.projects} ${classes.firstRows}` },
  { panel: "memberships", className: `${classes.memberships} ${classes.firstRows}` },
  { panel: "activities", className: `${classes.third} ${classes.firstRows}` },
  { panel: "chats", className: classes.third },
  { panel: "notices", className: `${classes.third} ${classes.firstRows}` },
] as const;

export type LowerPanel = (typeof LOWER_PANELS)[number]["panel"];

export const LowerPanelSkeleton = () => (
  <Paper className={classes.placeholder} withBorder radius="md">
    <TitleSkeleton width={96} />
    <RowsSkeleton />
  </Paper>
);

export const LowerPanelsSkeleton = () =>
  LOWER_PANELS.map(({ panel, className }) => (
    <div key={panel} className={className}>
      <LowerPanelSkeleton />
    </div>
  ));
