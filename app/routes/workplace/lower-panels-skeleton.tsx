import { Paper } from "@mantine/core";
import { RowsSkeleton } from "~/components/loading/rows-skeleton";
import { TitleSkeleton } from "~/components/loading/skeleton";
import { NoticesSkeleton } from "~/features/messages/notices-skeleton";
import { ProjectsSkeleton } from "~/features/projects/projects-skeleton";
import { MembershipsSkeleton } from "./memberships-skeleton";
import { RingSkeleton } from "./ring-skeleton";
import classes from "./workplace.module.css";

/** The panels below the fold in order, with their widths and the shapes of their contents. */
export const LOWER_PANELS = [
  { panel: "share", className: classes.share, Skeleton: RingSkeleton },
  { panel: "projects", className: `${classes.projects} ${classes.firstRows}`, Skeleton: ProjectsSkeleton },
  { panel: "memberships", className: `${classes.memberships} ${classes.firstRows}`, Skeleton: MembershipsSkeleton },
  { panel: "activities", className: `${classes.activities} ${classes.firstRows}`, Skeleton: RowsSkeleton },
  { panel: "chats", className: classes.conversations, Skeleton: RowsSkeleton },
  { panel: "notices", className: `${classes.notices} ${classes.firstRows}`, Skeleton: NoticesSkeleton },
] as const;

type LowerPanels = (typeof LOWER_PANELS)[number];
export type LowerPanel = LowerPanels["panel"];

export const LowerPanelSkeleton = ({ Skeleton }: Pick<LowerPanels, "Skeleton">) => (
  <Paper className={classes.placeholder} withBorder radius="md">
    <TitleSkeleton width={96} />
    <div>
      <Skeleton />
    </div>
  </Paper>
);

export const LowerPanelsSkeleton = () =>
  LOWER_PANELS.map(({ panel, className, Skeleton }) => (
    <div key={panel} className={className}>
      <LowerPanelSkeleton Skeleton={Skeleton} />
    </div>
  ));
