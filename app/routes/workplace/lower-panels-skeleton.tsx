import { Paper, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { RowsSkeleton } from "~/components/loading/rows-skeleton";
import { NoticesSkeleton } from "~/features/messages/notices-skeleton";
import { ProjectsSkeleton } from "~/features/projects/projects-skeleton";
import { MembershipsSkeleton } from "./memberships-skeleton";
import { RingSkeleton } from "./ring-skeleton";
import classes from "./workplace.module.css";

/** The panels below the fold in order, with their titles, their widths and the shapes of their contents. */
export const LOWER_PANELS = [
  { panel: "share", title: "share.title", className: classes.share, Skeleton: RingSkeleton },
  {
    panel: "projects",
    title: "console:project.mine",
    className: `${classes.projects} ${classes.firstRows}`,
    Skeleton: ProjectsSkeleton,
  },
  {
    panel: "memberships",
    title: "membership.title",
    className: `${classes.memberships} ${classes.firstRows}`,
    Skeleton: MembershipsSkeleton,
  },
  {
    panel: "activities",
    title: "console:activity.title",
    className: `${classes.activities} ${classes.firstRows}`,
    Skeleton: RowsSkeleton,
  },
  { panel: "chats", title: "chat.title", className: classes.conversations, Skeleton: RowsSkeleton },
  {
    panel: "notices",
    title: "notices.title",
    className: `${classes.notices} ${classes.firstRows}`,
    Skeleton: NoticesSkeleton,
  },
] as const;

type LowerPanels = (typeof LOWER_PANELS)[number];
export type LowerPanel = LowerPanels["panel"];

export function LowerPanelSkeleton({ title, Skeleton }: Pick<LowerPanels, "title" | "Skeleton">) {
  const { t } = useTranslation(["workplace", "console"]);
  return (
    <Paper className={classes.placeholder} withBorder radius="md">
      <Title order={2}>{t(title)}</Title>
      <div>
        <Skeleton />
      </div>
    </Paper>
  );
}

export const LowerPanelsSkeleton = () =>
  LOWER_PANELS.map(({ panel, title, className, Skeleton }) => (
    <div key={panel} className={className}>
      <LowerPanelSkeleton title={title} Skeleton={Skeleton} />
    </div>
  ));
