import { useTranslation } from "react-i18next";
import { AllLink } from "~/components/layout/all-link";
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
  projects: () => <ProjectsPanel aside={<AllLink to="Info" />} />,
  memberships: MembershipPanel,
  activities: () => <ActivityPanel aside={<AllLink to="Info" />} />,
  chats: ChatPanel,
  notices: NoticesPanel,
};

/** The panels below the fold; each has its own loading, failed and empty state. */
export function LowerPanels() {
  const rendered = useChunkedRender("lower panels", LOWER_PANELS.length);
  return LOWER_PANELS.map((part, index) => {
    const Content = PANELS[part.panel];
    return (
      <div key={part.panel} className={part.className}>
        {index < rendered ? <Content /> : <LowerPanelSkeleton {...part} />}
      </div>
    );
  });
}

function NoticesPanel() {
  const { t } = useTranslation("workplace");
  return <NoticePanel title={t("notices.title")} />;
}
