import { Outlet, useRouteError } from "@remix-run/react";
import { ErrorPage } from "~/components/feedback/error-page";

/** Holds the error boundary of all screens: here an error leaves the frame around it standing. */
export default function Screen() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
