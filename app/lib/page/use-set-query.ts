import { useNavigate } from "@remix-run/react";
import { useCallback } from "react";

/** The query that was requested last. The screen shows it a moment later, in which a key may be pressed already. */
export function requestedQuery(): string {
  const { location, navigation } = window.__remixRouter.state;
  return (navigation.location?.pathname === location.pathname ? navigation.location : location).search;
}

/** Navigates to the address with a changed query: of the one that was requested last, so that no early press is lost. */
export function useSetQuery() {
  const navigate = useNavigate();
  return useCallback(
    (change: (query: URLSearchParams) => URLSearchParams, options: { replace?: boolean } = {}) =>
      navigate(
        { search: change(new URLSearchParams(requestedQuery())).toString() },
        { ...options, preventScrollReset: true },
      ),
    [navigate],
  );
}
