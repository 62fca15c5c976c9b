import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { listContentData } from "~/api/dashboard";
import { listVisits } from "~/api/user";
import { guarded } from "~/session/guard";
import { isSessionCurrent } from "~/session/session";
import { ContentPanel } from "./content-panel";
import { Greeting } from "./greeting";
import { withoutPopular } from "./popular";
import { PopularPanel } from "./popular-panel";
import { QuickLinks } from "./quick-links";
import { VisitsPanel } from "./visits-panel";
import classes from "./workplace.module.css";

export const handle = { i18n: "workplace" };

export const clientLoader = guarded(({ user, role }) => ({
  name: user.name,
  role,
  visits: listVisits(),
  content: listContentData(),
}));

/** A panel's own choices stand in the query; they ask for nothing but that panel's data. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isOwnChoice = currentUrl.href !== nextUrl.href && withoutPopular(currentUrl) === withoutPopular(nextUrl);
  return isOwnChoice && isSessionCurrent() ? false : defaultShouldRevalidate;
}

export default function Workplace() {
  const { name, role, visits, content } = useLoaderData<typeof clientLoader>();
  return (
    <div className={classes.page}>
      <Greeting name={name} />
      <VisitsPanel visits={visits} />
      <ContentPanel content={content} />
      <PopularPanel />
      <QuickLinks role={role} />
    </div>
  );
}
