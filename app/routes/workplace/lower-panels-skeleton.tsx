import { Paper, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { AllLink } from "~/components/layout/all-link";
import panel from "~/components/layout/panel.module.css";
import { RowsSkeleton } from "~/components/loading/rows-skeleton";
import { SkeletonBar } from "~/components/loading/skeleton";
import { NoticesSkeleton } from "~/features/messages/notices-skeleton";
import { ProjectsSkeleton } from "~/features/projects/projects-skeleton";
import type { ScreenName } from "~/navigation/screens";
import { MembershipsSkeleton } from "./memberships-skeleton";
import { RingSkeleton } from "./ring-skeleton";
import classes from "./workplace.module.css";

/** The panels below the fold in order, with titles, widths, the shapes of their contents and the width of their choice of views. */
export const LOWER_PANELS = [
  { panel: "share", title: "share.title", className: classes.share, Skeleton: RingSkeleton, views: 80 },
  {
    panel: "projects",
    title: "console:project.mine",
    className: `${classes.projects} ${classes.firstRows}`,
    Skeleton: ProjectsSkeleton,
    all: "Info",
  },
  {
    panel: "memberships",
    title: "membership.title",
    className: `${classes.memberships} ${classes.firstRows}`,
    Skeleton: MembershipsSkeleton,
    all: "Info",
  },
  {
    panel: "activities",
    title: "console:activity.title",
    className: `${classes.activities} ${classes.firstRows}`,
    Skeleton: RowsSkeleton,
    all: "Info",
  },
  { panel: "chats", title: "chat.title", className: classes.conversations, Skeleton: RowsSkeleton, views: 92 },
  {
    panel: "notices",
    title: "notices.title",
    className: `${classes.notices} ${classes.firstRows}`,
    Skeleton: NoticesSkeleton,
    all: "Message",
  },
] as const;

type LowerPanels = (typeof LOWER_PANELS)[number];
export type LowerPanel = LowerPanels["panel"];

type Props = Pick<LowerPanels, "title" | "Skeleton"> & { all?: ScreenName; views?: number };

export function LowerPanelSkeleton({ title, Skeleton, all, views }: Props) {
  const { t } = useTranslation(["workplace", "console"]);
  return (
    <Paper className={classes.placeholder} withBorder radius="md">
      <header className={panel.header}>
        <Title order={2} className={panel.title}>
          {t(title)}
        </Title>
        {all && <AllLink to={all} />}
        {views && <SkeletonBar height={30} width={views} />}
      </header>
      <div>
        <Skeleton />
      </div>
    </Paper>
  );
}

export const LowerPanelsSkeleton = () =>
  LOWER_PANELS.map((part) => (
    <div key={part.panel} className={part.className}>
      <LowerPanelSkeleton {...part} />
    </div>
  ));
