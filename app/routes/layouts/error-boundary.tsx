import { Outlet, useRouteError } from "@remix-run/react";
import { ErrorPage } from "~/components/feedback/error-page";

/** The error boundary of all screens is in its own layout, so that an error leaves the frame in place. */
export default function Screen() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
