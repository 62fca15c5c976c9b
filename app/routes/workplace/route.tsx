import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { memo } from "react";
import { listChats } from "~/api/chat";
import { listContentData, listContentShare, listPopular } from "~/api/dashboard";
import { listLatestActivities, listMyProjects, listProjectsAndTeams, listVisits } from "~/api/user";
import { begin } from "~/lib/loading/begin";
import { guarded } from "~/session/guard";
import { isSessionCurrent } from "~/session/session";
import { Below } from "./below";
import { ContentPanel } from "./content-panel";
import { Greeting } from "./greeting";
import { withoutChoices } from "./panel-choices";
import { readPopular } from "./popular";
import { PopularPanel } from "./popular-panel";
import { QuickLinks } from "./quick-links";
import { RecentsPanel } from "./recents-panel";
import { VisitsPanel } from "./visits-panel";
import classes from "./workplace.module.css";

export const handle = { i18n: ["workplace", "message"] };

export const clientLoader = guarded(({ request: { signal, url }, user, role }) => ({
  name: user.name,
  role,
  visits: begin(listVisits, signal),
  content: begin(listContentData, signal),
  popular: askPopular(new URL(url).searchParams, signal),
  below: {
    share: begin(listContentShare, signal),
    projects: begin(listMyProjects, signal),
    memberships: begin(listProjectsAndTeams, signal),
    activities: begin(listLatestActivities, signal),
    chats: begin(listChats, signal),
  },
}));

type Loaded = Awaited<ReturnType<typeof clientLoader>>;

function askPopular(query: URLSearchParams, leaving: AbortSignal) {
  const { type } = readPopular(query);
  return { askedType: type, asked: begin(({ signal }) => listPopular({ query: { type }, signal }), leaving) };
}

/** A panel's own choices stand in the query; they ask for nothing but that panel's data. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isOwnChoice = currentUrl.href !== nextUrl.href && withoutChoices(currentUrl) === withoutChoices(nextUrl);
  return isOwnChoice && isSessionCurrent() ? false : defaultShouldRevalidate;
}

export default function Workplace() {
  return <Panels {...useLoaderData<typeof clientLoader>()} />;
}

/** The router draws the screen anew at each of its steps, until another screen is here; these are drawn once. */
const Panels = memo(function Panels({ name, role, visits, content, popular, below }: Loaded) {
  return (
    <div className={classes.page}>
      <Greeting name={name} />
      <VisitsPanel visits={visits} />
      <ContentPanel content={content} />
      <PopularPanel {...popular} />
      <Below {...below} />
      <RecentsPanel />
      <QuickLinks role={role} />
    </div>
  );
});
