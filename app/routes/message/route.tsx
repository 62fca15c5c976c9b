import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { ScreenPage } from "~/components/layout/screen-page";
import { redirectToNormalized } from "~/lib/page/normalized-address";
import { guarded } from "~/session/guard";
import { isSessionCurrent } from "~/session/session";
import { MessagePanel } from "./message-panel";
import { normalizedViewAddress } from "./message-view";

export const handle = { i18n: "message" };

export const clientLoader = guarded(({ request }) => {
  redirectToNormalized(request, normalizedViewAddress);
  return null;
});

/** Tab and search are in the query; a change loads nothing. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isFilterChange = currentUrl.search !== nextUrl.search && currentUrl.pathname === nextUrl.pathname;
  return isFilterChange && !normalizedViewAddress(nextUrl) && isSessionCurrent() ? false : defaultShouldRevalidate;
}

export default function Message() {
  return (
    <ScreenPage>
      <MessagePanel />
    </ScreenPage>
  );
}
