import { type Blocker, useBlocker, useLocation } from "@remix-run/react";
import { useIsMutating } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { formMutationFilters } from "~/api/client/pending-writes";
import { dropDrafts } from "./drafts";
import type { FormFilter } from "./form-key";
import { formsDropped, formsLost, type Navigation, screenWithForms } from "./unsaved";

/**
 * A navigation that waits for an answer because it would lose unsaved values. The router allows only one blocker.
 *
 * `forms`: those whose values it would lose.
 * `isAsking`: the question is open, also while the next screen is being loaded after it.
 * `answer`: leaves, and drops the drafts, or stays. It returns false where there is nothing to answer any more.
 */
export function useBlockedLeave() {
  const navigation = useRef<Navigation>();
  const blocker = useBlocker((next) => {
    if (formsLost(next).length === 0) return false;
    navigation.current = next;
    return true;
  });
  const location = useLocation();
  const address = screenWithForms(location);
  const isProceeding = blocker.state === "proceeding";

  const discarded = useRef<{ forms: FormFilter[]; address: string }>();
  // Drafts are dropped once their form has been left: going forward before that must still find the values.
  useEffect(() => {
    if (isProceeding || !discarded.current) return;
    const { forms, address: from } = discarded.current;
    if (from !== address) for (const form of forms) dropDrafts(form);
    discarded.current = undefined;
  }, [isProceeding, address]);

  const isMutating = useIsMutating(formMutationFilters()) > 0;
  // What was being sent has been taken meanwhile: the screen stays, and nothing is left to confirm.
  const [needless, setNeedless] = useState<Blocker>();
  const forms = navigation.current ? formsLost(navigation.current) : [];
  if (blocker.state === "blocked" && blocker !== needless && !isMutating && forms.length === 0) setNeedless(blocker);

  // A second click may come before the next render, and the router throws on a second call.
  const answered = useRef<Blocker>();
  function answer(leave: "discard" | "leave" | "stay"): boolean {
    if (blocker.state !== "blocked" || answered.current === blocker) return false;
    answered.current = blocker;
    discarded.current =
      leave === "discard" && navigation.current ? { forms: formsDropped(navigation.current), address } : undefined;
    if (leave === "stay") blocker.reset();
    else blocker.proceed();
    return true;
  }

  return { isAsking: blocker.state !== "unblocked" && blocker !== needless, isProceeding, forms, answer };
}
