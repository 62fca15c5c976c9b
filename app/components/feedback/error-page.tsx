import { isRouteErrorResponse, useLocation } from "@remix-run/react";
import { useState } from "react";
import { ApiError } from "~/api/client/api-error";
import { MissingFileError } from "~/lib/loading/import-with-retry";
import classes from "./error-page.module.css";
import { ErrorReference } from "./error-reference";
import type { ExceptionStatus } from "./exception-drawing";
import { ExceptionPage } from "./exception-page";

/** Which of the three exception pages an error is shown as. */
export function statusOf(error: unknown): ExceptionStatus {
  const status = isRouteErrorResponse(error) || error instanceof ApiError ? error.status : 500;
  return status === 403 || status === 404 ? status : 500;
}

const failureOf = (error: unknown) => ({ error, time: new Date().toISOString() });

/**
 * The page of a thrown error, with a reference that a support team can use and no personal data: an
 * address is told without its query, an error without its message.
 */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const [failure, setFailure] = useState(() => failureOf(error));
  // Another try may fail again.
  if (failure.error !== error) setFailure(failureOf(error));
  return (
    <ExceptionPage
      status={statusOf(error)}
      // A call can be asked for again; code that failed needs the page anew.
      reload={!(error instanceof ApiError)}
      missing={error instanceof MissingFileError}
    >
      <ErrorReference time={failure.time} path={pathname} request={error instanceof ApiError ? error.call : ""} />
    </ExceptionPage>
  );
}

/** The same where there is no frame around it. */
export function BareErrorPage({ error }: { error: unknown }) {
  return (
    <main className={classes.bare}>
      <ErrorPage error={error} />
    </main>
  );
}
