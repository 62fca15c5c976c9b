import { Outlet, useRouteError } from "@remix-run/react";
import { LazyErrorPage } from "~/components/feedback/lazy-error-page";

/** The error boundary of all screens is in its own layout, so that an error leaves the frame in place. */
export default function Screen() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <LazyErrorPage error={useRouteError()} inFrame />;
}
