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

/** Clears them here too where the operator logs out in another browser tab; returns the function that ends it. */
export const followLogout = (): (() => void) => listenToLogout(() => forgetWork());

/** The logout that the operator chooses: asks for unsaved values, clears all drafts and tabs. False: rather not. */
export async function logOutByChoice(): Promise<boolean> {
  if (!(await mayDiscard({}))) return false;
  const account = currentAccount();
  announceLogout();
  await logout();
  // Also what was typed while the server was told.
  forgetWork(account);
  return true;
}
