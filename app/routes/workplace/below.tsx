import { Paper, Skeleton } from "@mantine/core";
import type { ChatItem } from "~/api/chat";
import type { ContentShare } from "~/api/dashboard";
import type { Activity, Project, ProjectOrTeam } from "~/api/user";
import { FailedView } from "~/components/view-states";
import type { Begun } from "~/lib/begin";
import { useRequest } from "~/lib/use-request";
import { whenIdle } from "~/lib/when-idle";
import classes from "./workplace.module.css";

// Nobody sees it before scrolling: its code comes when the first screen stands.
const lowerPanels = () =>
  whenIdle()
    .then(() => import("./lower-panels"))
    .then(({ LowerPanels }) => LowerPanels);

type Props = {
  share: Begun<ContentShare[]>;
  projects: Begun<Project[]>;
  memberships: Begun<ProjectOrTeam[]>;
  activities: Begun<Activity[]>;
  chats: Begun<ChatItem[]>;
};

/** What stands below the first screen. Its data is on its way while its code is. */
export function Below(begun: Props) {
  const data = {
    share: useRequest(begun.share),
    projects: useRequest(begun.projects),
    memberships: useRequest(begun.memberships),
    activities: useRequest(begun.activities),
    chats: useRequest(begun.chats),
  };
  const panels = useRequest(lowerPanels);
  if (panels.state === "loading") return <BelowSkeleton />;
  if (panels.state === "failed") return <FailedView error={panels.error} retry={panels.again} />;
  return <panels.data {...data} />;
}

const PLACES = {
  share: "share",
  projects: "projects",
  memberships: "third",
  activities: "third",
  chats: "third",
} as const;

const BelowSkeleton = () =>
  Object.entries(PLACES).map(([panel, place]) => (
    <div key={panel} className={classes[place]}>
      <Paper className={classes.place} withBorder radius="md">
        <Skeleton height="100%" />
      </Paper>
    </div>
  ));
