import { useTranslation } from "react-i18next";
import { useChunkedRender } from "~/components/loading/use-chunked-render";
import { NoticePanel } from "~/features/messages/notice-panel";
import { ActivityPanel } from "~/features/projects/activity-panel";
import { ProjectsPanel } from "~/features/projects/projects-panel";
import { ChatPanel } from "./chat-panel";
import { LOWER_PANELS, type LowerPanel, LowerPanelSkeleton } from "./lower-panels-skeleton";
import { MembershipPanel } from "./membership-panel";
import { SharePanel } from "./share-panel";

const PANELS: Record<LowerPanel, () => JSX.Element> = {
  share: SharePanel,
  projects: ProjectsPanel,
  memberships: MembershipPanel,
  activities: ActivityPanel,
  chats: ChatPanel,
  notices: NoticesPanel,
};

/** The panels below the fold; each has its own loading, failed and empty state. */
export function LowerPanels() {
  const rendered = useChunkedRender("lower panels", LOWER_PANELS.length);
  return LOWER_PANELS.map(({ panel, className }, index) => {
    const Content = index < rendered ? PANELS[panel] : LowerPanelSkeleton;
    return (
      <div key={panel} className={className}>
        <Content />
      </div>
    );
  });
}

function NoticesPanel() {
  const { t } = useTranslation("workplace");
  return <NoticePanel title={t("notices.title")} unreadOnly />;
}
