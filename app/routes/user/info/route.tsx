import { useTranslation } from "react-i18next";
import { listLatestActivities, listMyProjects, listMyTeams } from "~/api/user";
import { NoticePanel } from "~/features/messages/notice-panel";
import { ActivityPanel } from "~/features/projects/activity-panel";
import { ProjectsPanel } from "~/features/projects/projects-panel";
import { useStore } from "~/lib/state/use-store";
import { guarded } from "~/session/guard";
import { session } from "~/session/session";
import classes from "./info.module.css";
import { InfoHeader } from "./info-header";
import { TeamsPanel } from "./teams-panel";

export const handle = { i18n: ["user", "message"] };

export const clientLoader = guarded(({ prefetch }) => {
  prefetch(listMyProjects.query());
  prefetch(listLatestActivities.query());
  prefetch(listMyTeams.query());
  return null;
});

export default function Info() {
  const user = useStore(session, (current) => current.user);
  return (
    <div className={classes.page}>
      {user && <InfoHeader user={user} />}
      <div className={classes.wide}>
        <ProjectsPanel />
      </div>
      <div className={`${classes.wide} ${classes.activity}`}>
        <ActivityPanel />
      </div>
      <div className={classes.narrow}>
        <TeamsPanel />
      </div>
      <div className={classes.narrow}>
        <NoticesPanel />
      </div>
    </div>
  );
}

/** All notices, both read and unread. */
function NoticesPanel() {
  const { t } = useTranslation("user");
  return <NoticePanel title={t("notices.title")} />;
}
