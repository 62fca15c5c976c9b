import type { ReactNode } from "react";
import type { ChatItem } from "~/api/chat";
import type { ContentShare } from "~/api/dashboard";
import type { Activity, Project, ProjectOrTeam } from "~/api/user";
import { ActivityPanel } from "~/components/activity-panel";
import { ProjectsPanel } from "~/components/projects-panel";
import { useParts } from "~/components/use-parts";
import type { Requested } from "~/lib/use-request";
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
