import { isRouteErrorResponse, useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { ApiError } from "~/api/client/api-error";
import { SearchPagesButton } from "~/components/actions/search-pages-button";
import { VERSION } from "~/config/version";
import { MissingFileError } from "~/lib/loading/import-with-retry";
import { ErrorReference } from "./error-reference";
import type { ExceptionStatus } from "./exception-drawing";
import { ExceptionPage } from "./exception-page";
import { shownErrors } from "./shown-errors";

/** Which exception page shows an error. */
export function statusOf(error: unknown): ExceptionStatus {
  const status = isRouteErrorResponse(error) || error instanceof ApiError ? error.status : 500;
  return status === 403 || status === 404 ? status : 500;
}

const createFailure = (error: unknown) => ({ error, time: new Date().toISOString() });

type Props = {
  error: unknown;
  /** The search of pages belongs to the frame. */
  inFrame?: true;
};

/**
 * The page of a thrown error, with a reference for a support team. The reference has no personal data: neither the
 * URL's query nor the error's message.
 */
export function ErrorPage({ error, inFrame }: Props) {
  const status = statusOf(error);
  const { pathname } = useLocation();
  const [failure, setFailure] = useState(() => createFailure(error));
  // A retry may fail with another error.
  if (failure.error !== error) setFailure(createFailure(error));
  useEffect(() => shownErrors.emit(failure), [failure]);
  return (
    <ExceptionPage
      status={status}
      actions={inFrame && status !== 500 && <SearchPagesButton />}
      // A failed call can be sent again; failed code needs a reload.
      reload={!(error instanceof ApiError)}
      isMissingFile={error instanceof MissingFileError}
    >
      <ErrorReference
        time={failure.time}
        path={pathname}
        request={error instanceof ApiError ? error.call : ""}
        version={VERSION}
      />
    </ExceptionPage>
  );
}
