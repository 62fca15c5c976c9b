import type { ChatItem } from "~/api/chat";
import type { ContentShare } from "~/api/dashboard";
import type { Activity, Project, ProjectOrTeam } from "~/api/user";
import { lazyPart } from "~/components/loading/lazy-part";
import type { Begun } from "~/lib/loading/begin";
import { useRequest } from "~/lib/loading/use-request";
import { whenIdle } from "~/lib/loading/when-idle";
import { PLACES } from "./lower-places";
import { PanelPlace } from "./panel-place";

// Nobody sees it before scrolling: its code comes when the first screen stands.
const LowerPanels = lazyPart(
  () => whenIdle().then(async () => (await import("./lower-panels")).LowerPanels),
  <BelowSkeleton />,
);

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
  return <LowerPanels {...data} />;
}

function BelowSkeleton() {
  return PLACES.map(({ panel, className }) => (
    <div key={panel} className={className}>
      <PanelPlace />
    </div>
  ));
}
