import type { ChatItem } from "~/api/chat";
import type { ContentShare } from "~/api/dashboard";
import type { Activity, Project, ProjectOrTeam } from "~/api/user";
import { ActivityPanel } from "~/components/activity-panel";
import { ProjectsPanel } from "~/components/projects-panel";
import type { Requested } from "~/lib/use-request";
import { ChatPanel } from "./chat-panel";
import { MembershipPanel } from "./membership-panel";
import { NoticesPanel } from "./notices-panel";
import { SharePanel } from "./share-panel";
import classes from "./workplace.module.css";

type Props = {
  share: Requested<ContentShare[]>;
  projects: Requested<Project[]>;
  memberships: Requested<ProjectOrTeam[]>;
  activities: Requested<Activity[]>;
  chats: Requested<ChatItem[]>;
};

/** The panels below the first screen; each loads, fails and is empty alone. */
export const LowerPanels = ({ share, projects, memberships, activities, chats }: Props) => (
  <>
    <div className={classes.share}>
      <SharePanel share={share} />
    </div>
    <div className={classes.projects}>
      <ProjectsPanel projects={projects} />
    </div>
    <div className={classes.memberships}>
      <MembershipPanel memberships={memberships} />
    </div>
    <div className={classes.third}>
      <ActivityPanel activities={activities} />
    </div>
    <div className={classes.third}>
      <ChatPanel chats={chats} />
    </div>
    <div className={classes.third}>
      <NoticesPanel />
    </div>
  </>
);
