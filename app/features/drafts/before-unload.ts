import { isStoppableSending, isSubmitting } from "~/api/client/pending-writes";
import { forgetReload, isReloading } from "~/lib/page/reload-page";
import { isOfSession, session } from "~/session/session";
import { storeDrafts, unrecoverableKeys, unsavedKeys } from "./drafts";

/**
 * Whether all unsaved values survive that the page goes: reloads by the console itself keep drafts that can be stored.
 * The response to one that is being sent would be lost.
 */
function areKept(): boolean {
  const forms = unsavedKeys({});
  const isStored = () => !forms.some(isSubmitting) && storeDrafts() && unrecoverableKeys({}).length === 0;
  return forms.length === 0 || (isReloading() && isStored());
}

/** The browser's confirmation before the page is closed or reloaded. */
export function askBeforeUnload(event: BeforeUnloadEvent): void {
  // Nothing of an ended session can be saved, and its page is hidden already (session/other-tabs.ts).
  if (!isOfSession(session.get().token)) return;
  if (areKept() && !isStoppableSending()) return;
  forgetReload();
  event.preventDefault();
}
