import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import panelClasses from "~/components/layout/panel.module.css";
import { useChunkedRender } from "~/components/loading/use-chunked-render";
import { NoticePanel } from "~/features/messages/notice-panel";
import { ActivityPanel } from "~/features/projects/activity-panel";
import { ProjectsPanel } from "~/features/projects/projects-panel";
import { pathTo } from "~/navigation/paths";
import { ChatPanel } from "./chat-panel";
import { LOWER_PANELS, type LowerPanel, LowerPanelSkeleton } from "./lower-panels-skeleton";
import { MembershipPanel } from "./membership-panel";
import { SharePanel } from "./share-panel";

const PANELS: Record<LowerPanel, () => JSX.Element> = {
  share: SharePanel,
  projects: () => <ProjectsPanel aside={<AllInProfile />} />,
  memberships: MembershipPanel,
  activities: () => <ActivityPanel aside={<AllInProfile />} />,
  chats: ChatPanel,
  notices: NoticesPanel,
};

/** The panels below the fold; each has its own loading, failed and empty state. */
export function LowerPanels() {
  const rendered = useChunkedRender("lower panels", LOWER_PANELS.length);
  return LOWER_PANELS.map(({ panel, title, className, Skeleton }, index) => {
    const Content = PANELS[panel];
    return (
      <div key={panel} className={className}>
        {index < rendered ? <Content /> : <LowerPanelSkeleton title={title} Skeleton={Skeleton} />}
      </div>
    );
  });
}

function NoticesPanel() {
  const { t } = useTranslation("workplace");
  return <NoticePanel title={t("notices.title")} />;
}

/** The operator's page has the room for all of them. */
function AllInProfile() {
  const { t } = useTranslation("message");
  return (
    <Link to={pathTo("Info")} className={panelClasses.all}>
      {t("showAll")}
    </Link>
  );
}
