import { currentAccount, dropDrafts } from "~/features/drafts/drafts";
import { mayDiscard } from "~/features/drafts/unsaved";
import { announceLogout, listenToLogout } from "~/session/other-tabs";
import { logout } from "~/session/session";
import { forgetTabs } from "~/shell/tabs/open-tabs-store";

/** An expired login keeps drafts and tabs; a logout that the operator chooses clears them. */
function forgetWork(account?: string): void {
  dropDrafts({}, account);
  forgetTabs();
}

/** Clears them here too when the operator logs out in another browser tab; returns a function that unsubscribes. */
export const followLogout = (): (() => void) => listenToLogout(() => forgetWork());

/** Logs out after a question about unsaved values, and clears all drafts and tabs. False: the operator stays. */
export async function logOutByChoice(): Promise<boolean> {
  if (!(await mayDiscard({}))) return false;
  const account = currentAccount();
  announceLogout();
  await logout();
  // Also what was typed while the call was pending.
  forgetWork(account);
  return true;
}
