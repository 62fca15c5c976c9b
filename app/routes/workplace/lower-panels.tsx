import type { ReactNode } from "react";
import type { ChatItem } from "~/api/chat";
import type { ContentShare } from "~/api/dashboard";
import type { Activity, Project, ProjectOrTeam } from "~/api/user";
import { useParts } from "~/components/loading/use-parts";
import { ActivityPanel } from "~/features/projects/activity-panel";
import { ProjectsPanel } from "~/features/projects/projects-panel";
import type { Requested } from "~/lib/loading/use-request";
import { ChatPanel } from "./chat-panel";
import { type LowerPanel, PLACES } from "./lower-places";
import { MembershipPanel } from "./membership-panel";
import { NoticesPanel } from "./notices-panel";
import { PanelPlace } from "./panel-place";
import { SharePanel } from "./share-panel";

type Props = {
  share: Requested<ContentShare[]>;
  projects: Requested<Project[]>;
  memberships: Requested<ProjectOrTeam[]>;
  activities: Requested<Activity[]>;
  chats: Requested<ChatItem[]>;
};

/** The panels below the first screen; each loads, fails and is empty alone, and is drawn anew for its own data alone. */
export function LowerPanels({ share, projects, memberships, activities, chats }: Props) {
  const panels: Record<LowerPanel, ReactNode> = {
    share: <SharePanel share={share} />,
    projects: <ProjectsPanel projects={projects} />,
    memberships: <MembershipPanel memberships={memberships} />,
    activities: <ActivityPanel activities={activities} />,
    chats: <ChatPanel chats={chats} />,
    notices: <NoticesPanel />,
  };
  const drawn = useParts("lower panels", PLACES.length);
  return PLACES.map(({ panel, className }, at) => (
    <div key={panel} className={className}>
      {at < drawn ? panels[panel] : <PanelPlace />}
    </div>
  ));
}
