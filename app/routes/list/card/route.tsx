import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { listPresetRules, listQualityInspections, listServices } from "~/api/card";
import { ScreenPage } from "~/components/layout/screen-page";
import { redirectToNormalized } from "~/lib/page/normalized-address";
import { guarded } from "~/session/guard";
import { isSessionCurrent } from "~/session/session";
import { normalizedCardAddress, withoutCardQuery } from "./card-query";
import { CardTabs } from "./card-tabs";

export const handle = { i18n: "card" };

export const clientLoader = guarded(({ request, prefetch }) => {
  redirectToNormalized(request, normalizedCardAddress);
  prefetch(listQualityInspections.query());
  prefetch(listServices.query());
  prefetch(listPresetRules.query());
  return null;
});

/** Tab and search filter data that is already loaded, so changing them loads nothing; nor does the form of a new queue. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isFilterChange = currentUrl.href !== nextUrl.href && withoutCardQuery(currentUrl) === withoutCardQuery(nextUrl);
  return isFilterChange && !normalizedCardAddress(nextUrl) && isSessionCurrent() ? false : defaultShouldRevalidate;
}

export default function Card() {
  return (
    <ScreenPage>
      <CardTabs />
    </ScreenPage>
  );
}
