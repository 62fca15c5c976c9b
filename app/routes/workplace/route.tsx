import { useLoaderData } from "@remix-run/react";
import { listChats } from "~/api/chat";
import { listContentData, listContentShare } from "~/api/dashboard";
import { listLatestActivities, listMyProjects, listProjectsAndTeams, listVisits } from "~/api/user";
import { lazyComponent } from "~/components/loading/lazy-component";
import { whenIdle } from "~/components/loading/when-idle";
import { normalizedAddress, redirectToNormalized } from "~/lib/page/normalized-address";
import { useStore } from "~/lib/state/use-store";
import { plainPanelsRoute } from "~/resource/plain-panels-route";
import { guarded } from "~/session/guard";
import { revalidateWith } from "~/session/revalidation";
import { session } from "~/session/session";
import { writeChatFilter } from "./chats";
import { ContentPanel } from "./content-panel";
import { Greeting } from "./greeting";
import { LinksCard } from "./links-card";
import { LowerPanelsSkeleton } from "./lower-panels-skeleton";
import { useManyFailed } from "./many-failed";
import { withoutPanelParams } from "./panel-params";
import { popular } from "./popular";
import { PopularPanel } from "./popular-panel";
import { VisitsPanel } from "./visits-panel";
import classes from "./workplace.module.css";

const panels = plainPanelsRoute([popular]);
export const handle = { i18n: ["workplace", "message", popular.namespace] };

const normalizedChats = (url: URL) => normalizedAddress(url, (current) => writeChatFilter(current, {}));

export const clientLoader = guarded(({ request, user, role, prefetch }) => {
  redirectToNormalized(request, normalizedChats);
  panels.load({ request, prefetch });
  prefetch(listVisits.query());
  prefetch(listContentData.query());
  prefetch(listContentShare.query());
  prefetch(listMyProjects.query());
  prefetch(listProjectsAndTeams.query());
  prefetch(listLatestActivities.query());
  prefetch(listChats.query());
  return { name: user.name, role };
});

/** The panels' state is in the URL; a change loads only that panel's data, not the screen's. */
export const shouldRevalidate = revalidateWith(withoutPanelParams, normalizedChats);

// Below the fold: their data is prefetched, their code is loaded after the first screen has rendered.
const LowerPanels = lazyComponent(
  () => whenIdle().then(async () => (await import("./lower-panels")).LowerPanels),
  <LowerPanelsSkeleton />,
);

export default function Workplace() {
  const { name, role } = useLoaderData<typeof clientLoader>();
  // It may be changed in another tab meanwhile.
  const currentName = useStore(session, ({ user }) => user?.name);
  const failed = useManyFailed();
  return (
    <div className={classes.page}>
      <Greeting name={currentName ?? name} failed={failed} />
      <VisitsPanel />
      <ContentPanel />
      <PopularPanel />
      <LowerPanels />
      <LinksCard role={role} />
    </div>
  );
}
