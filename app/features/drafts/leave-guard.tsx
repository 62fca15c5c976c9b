import { useWindowEvent } from "@mantine/hooks";
import { type Blocker, useBlocker, useLocation } from "@remix-run/react";
import { useIsMutating } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formMutationFilters, isInSteps, isSubmitting } from "~/api/client/pending-writes";
import { ConfirmDialog } from "~/components/dialogs/confirm-dialog";
import { forgetReload, isReloading } from "~/lib/page/reload-page";
import { useLastDefined } from "~/lib/state/use-last-defined";
import { useStore } from "~/lib/state/use-store";
import { screenAt } from "~/navigation/paths";
import type { Screen } from "~/navigation/screens";
import { isOfSession, session } from "~/session/session";
import { dropDrafts, storeDrafts, unrecoverableScreens, unsavedScreens } from "./drafts";
import { useLossText } from "./loss-text";
import { discardRequest, losesUnsaved, losesValues, screenWithForms } from "./unsaved";

/** What leaving would do: lose what was typed, leave it being sent, or stop what is sent in steps. */
type Kind = "unsaved" | "sending" | "running";

/**
 * Asks for a confirmation before a form with unsaved values is left; a form that is being submitted keeps its values. The
 * router allows only one blocker.
 */
export function LeaveGuard() {
  const { t } = useTranslation("console");
  const request = useStore(discardRequest, ({ current }) => current);
  const blocker = useBlocker(losesUnsaved);
  useWindowEvent("beforeunload", askBeforeUnload);

  const location = useLocation();
  const screen = screenAt(location.pathname).name;
  const address = screenWithForms(location);
  const isLeaving = blocker.state === "proceeding";
  const discarded = useRef<{ screen: Screen["name"]; address: string }>();
  // Drafts are dropped once their form has been left: going forward before that must still find the values.
  useEffect(() => {
    if (isLeaving || !discarded.current) return;
    if (discarded.current.address !== address) dropDrafts({ screen: discarded.current.screen });
    discarded.current = undefined;
  }, [isLeaving, address]);
  const isMutating = useIsMutating(formMutationFilters()) > 0;
  // What was being sent has been taken meanwhile: the screen stays, and nothing is left to confirm.
  const [needless, setNeedless] = useState<Blocker>();
  if (blocker.state === "blocked" && blocker !== needless && !isMutating && unsavedScreens({ screen }).length === 0)
    setNeedless(blocker);
  const isConfirming = blocker.state !== "unblocked" && blocker !== needless;
  const loss = isConfirming ? { screens: [screen], elsewhere: [] } : request;
  const isSending = isMutating && loss?.elsewhere.length === 0 && loss.screens.every(isSubmitting);
  const valuesKind = isSending ? "sending" : "unsaved";
  const currentKind: Kind = loss && losesValues(loss) ? valuesKind : "running";
  const text = useLossText(loss, isSending);
  const shownText = useLastDefined(text || undefined);
  const kind = useLastDefined(text ? currentKind : undefined) ?? currentKind;
  // A second click may come before the next render, and the router throws on a second call.
  const closed = useRef<Blocker>();
  function close(discard: boolean) {
    if (blocker.state === "unblocked" || blocker === needless) return request?.resolve(discard);
    if (blocker.state === "proceeding" || closed.current === blocker) return;
    closed.current = blocker;
    // An earlier request is about a screen that is left or stays as it is.
    request?.resolve(false);
    discarded.current = discard && !isSending ? { screen, address } : undefined;
    if (discard) blocker.proceed();
    else blocker.reset();
  }

  return (
    <ConfirmDialog
      opened={loss !== null}
      title={t(`leave.${kind}.title`)}
      confirm={t(`leave.${kind}.leave`)}
      cancel={t(`leave.${kind}.stay`)}
      danger={kind !== "sending"}
      busy={isLeaving}
      onConfirm={() => close(true)}
      onCancel={() => close(false)}
    >
      {shownText}
    </ConfirmDialog>
  );
}

/** Whether all unsaved values survive that the page goes: reloads by the console itself keep drafts that can be stored. */
const areKept = (): boolean =>
  unsavedScreens({}).length === 0 || (isReloading() && storeDrafts() && unrecoverableScreens({}).length === 0);

/** The browser's confirmation before the page is closed or reloaded. */
function askBeforeUnload(event: BeforeUnloadEvent): void {
  // Nothing of an ended session can be saved, and its page is hidden already (session/other-tabs.ts).
  if (!isOfSession(session.get().token)) return;
  if (areKept() && !isInSteps()) return;
  forgetReload();
  event.preventDefault();
}
