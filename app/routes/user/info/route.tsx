import { useLoaderData } from "@remix-run/react";
import { listLatestActivities, listMyProjects, listMyTeams } from "~/api/user";
import { ActivityPanel } from "~/features/projects/activity-panel";
import { ProjectsPanel } from "~/features/projects/projects-panel";
import { begin } from "~/lib/loading/begin";
import { useRequest } from "~/lib/loading/use-request";
import { useStore } from "~/lib/state/use-store";
import { guarded } from "~/session/guard";
import { session } from "~/session/session";
import classes from "./info.module.css";
import { InfoHeader } from "./info-header";
import { NoticesPanel } from "./notices-panel";
import { TeamsPanel } from "./teams-panel";

export const handle = { i18n: ["user", "message"] };

export const clientLoader = guarded(({ request: { signal } }) => ({
  projects: begin(listMyProjects, signal),
  activities: begin(listLatestActivities, signal),
  teams: begin(listMyTeams, signal),
}));

export default function Info() {
  const { projects, activities, teams } = useLoaderData<typeof clientLoader>();
  const user = useStore(session, (current) => current.user);
  return (
    <div className={classes.page}>
      {user && <InfoHeader user={user} />}
      <div className={`${classes.wide} ${classes.first}`}>
        <ProjectsPanel projects={useRequest(projects)} />
      </div>
      <div className={`${classes.narrow} ${classes.first}`}>
        <TeamsPanel teams={useRequest(teams)} />
      </div>
      <div className={classes.wide}>
        <ActivityPanel activities={useRequest(activities)} />
      </div>
      <div className={classes.narrow}>
        <NoticesPanel />
      </div>
    </div>
  );
}
