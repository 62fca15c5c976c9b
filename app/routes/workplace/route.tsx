import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { listChats } from "~/api/chat";
import { listContentData, listContentShare } from "~/api/dashboard";
import { listLatestActivities, listMyProjects, listProjectsAndTeams, listVisits } from "~/api/user";
import { begin } from "~/lib/begin";
import { guarded } from "~/session/guard";
import { isSessionCurrent } from "~/session/session";
import { Below } from "./below";
import { ContentPanel } from "./content-panel";
import { Greeting } from "./greeting";
import { withoutChoices } from "./panel-choices";
import { PopularPanel } from "./popular-panel";
import { QuickLinks } from "./quick-links";
import { RecentsPanel } from "./recents-panel";
import { VisitsPanel } from "./visits-panel";
import classes from "./workplace.module.css";

export const handle = { i18n: ["workplace", "message"] };

export const clientLoader = guarded(({ request: { signal }, user, role }) => ({
  name: user.name,
  role,
  visits: begin(listVisits, signal),
  content: begin(listContentData, signal),
  below: {
    share: begin(listContentShare, signal),
    projects: begin(listMyProjects, signal),
    memberships: begin(listProjectsAndTeams, signal),
    activities: begin(listLatestActivities, signal),
    chats: begin(listChats, signal),
  },
}));

/** A panel's own choices stand in the query; they ask for nothing but that panel's data. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isOwnChoice = currentUrl.href !== nextUrl.href && withoutChoices(currentUrl) === withoutChoices(nextUrl);
  return isOwnChoice && isSessionCurrent() ? false : defaultShouldRevalidate;
}

export default function Workplace() {
  const { name, role, visits, content, below } = useLoaderData<typeof clientLoader>();
  return (
    <div className={classes.page}>
      <Greeting name={name} />
      <VisitsPanel visits={visits} />
      <ContentPanel content={content} />
      <PopularPanel />
      <Below {...below} />
      <RecentsPanel />
      <QuickLinks role={role} />
    </div>
  );
}
