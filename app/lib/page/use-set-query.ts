import { useNavigate } from "@remix-run/react";
import { useCallback } from "react";

/** The query that was asked for last. The screen shows it a moment later, in which a key may be pressed already. */
export function askedQuery(): string {
  const { location, navigation } = window.__remixRouter.state;
  return (navigation.location?.pathname === location.pathname ? navigation.location : location).search;
}

/** Navigates to the address with a changed query: of what was asked for last, so that no early press is lost. */
export function useSetQuery() {
  const navigate = useNavigate();
  return useCallback(
    (change: (query: URLSearchParams) => URLSearchParams, options: { replace?: boolean } = {}) =>
      navigate(
        { search: change(new URLSearchParams(askedQuery())).toString() },
        { ...options, preventScrollReset: true },
      ),
    [navigate],
  );
}
