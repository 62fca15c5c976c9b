import { useLocation, useNavigate } from "@remix-run/react";
import { useCallback, useMemo, useRef } from "react";
import * as v from "valibot";
import { TAB_SWITCH } from "~/features/drafts/unsaved";
import { currentAddress } from "~/lib/page/current-address";
import { pathTo } from "~/navigation/paths";
import { otherParams, targetIn, writeAddress } from "~/resource/address/address";
import type { Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useCanWrite } from "~/resource/use-can-write";
import { allowAutoOpen } from "./auto-open";
import { keyOf, readOnly, type Target } from "./target";

/** The location state of a drawer that was opened from the list, so that the entry before it is the list. */
const OPENED = { drawer: "opened" } as const;
const opened = v.object({ drawer: v.literal(OPENED.drawer) });

/** What the address has open above the list of a search. Going back closes it. */
export function useTarget(search: Search) {
  const resource = useResource();
  const navigate = useNavigate();
  const location = useLocation();
  const { search: query, state } = location;
  const closed = useRef<typeof location>();
  const canWrite = useCanWrite();
  const target = useMemo(() => {
    const requested = targetIn(resource, query);
    // The role may be switched in another tab. The form's values stay as a draft.
    return canWrite ? requested : readOnly(requested);
  }, [resource, query, canWrite]);
  const others = otherParams(resource, query);
  const open = useCallback(
    (next: Target) => {
      allowAutoOpen({ screen: resource.screen, form: keyOf(resource, next) });
      const here = currentAddress();
      const isList = here.pathname === pathTo(resource.screen) && !targetIn(resource, here.search);
      navigate(
        // With its path, because a toast opens a record after the screen was left.
        { pathname: pathTo(resource.screen), search: writeAddress(resource, search, next, others) },
        { state: isList ? OPENED : undefined, preventScrollReset: true },
      );
    },
    [navigate, resource, search, others],
  );
  /** Opens another in its place, so that going back still closes the drawer. */
  const move = (next: Target) => {
    allowAutoOpen({ screen: resource.screen, form: keyOf(resource, next) });
    navigate(
      { search: writeAddress(resource, search, next, others) },
      { replace: true, state, preventScrollReset: true },
    );
  };
  const close = () => {
    // Once per opening: going back twice, by a double click, would leave the list.
    if (closed.current === location) return;
    closed.current = location;
    if (v.is(opened, state)) navigate(-1);
    else
      navigate({ search: writeAddress(resource, search, null, others) }, { replace: true, preventScrollReset: true });
  };
  /** Removes a record that was not found. Drafts stay, as in a switch between tabs. */
  const removeFromAddress = () =>
    navigate(
      { search: writeAddress(resource, search, null, others) },
      { replace: true, state: TAB_SWITCH, preventScrollReset: true },
    );
  return { target, open, move, close, removeFromAddress };
}
