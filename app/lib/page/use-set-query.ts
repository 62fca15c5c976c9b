import { useNavigate } from "@remix-run/react";
import { useCallback } from "react";
import { isLeaving } from "./is-leaving";

/** The query that was requested last. The screen shows it a moment later, in which a key may be pressed already. */
export function requestedQuery(): string {
  const { location, navigation } = window.__remixRouter.state;
  return ((!isLeaving() && navigation.location) || location).search;
}

/**
 * Navigates to the address with a changed query: of the one that was requested last, so that no early press is lost. Does
 * nothing while another screen is loading, as where a search begins after a pause in which a link was pressed.
 */
export function useSetQuery() {
  const navigate = useNavigate();
  return useCallback(
    (change: (query: URLSearchParams) => URLSearchParams, options: { replace?: boolean } = {}) => {
      if (isLeaving()) return;
      navigate(
        { search: change(new URLSearchParams(requestedQuery())).toString() },
        { ...options, preventScrollReset: true },
      );
    },
    [navigate],
  );
}
