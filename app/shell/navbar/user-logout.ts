import { notifications } from "@mantine/notifications";
import { deployment } from "~/config/deployment";
import { STORAGE_KEY } from "~/config/storage-keys";
import { dropDrafts } from "~/features/drafts/drafts";
import { confirmLogout } from "~/features/drafts/unsaved";
import { dropOutcomes } from "~/features/submissions/outcomes-store";
import { clearTabs } from "~/features/tabs/open-tabs-store";
import { sendWaiting } from "~/lib/page/waiting-writes";
import { readStored, writeStored } from "~/lib/storage/local-storage";
import { writeTabStored } from "~/lib/storage/tab-storage";
import { currentAccount } from "~/session/account";
import { announceLogout, listenToLogout, waitForOtherTabs } from "~/session/other-tabs";
import { logout } from "~/session/session";

/** Unlike an expired login, which keeps drafts and tabs. */
function clearUnsavedWork(account: string): void {
  dropDrafts({}, account);
  dropOutcomes();
  clearTabs();
  // What cleared-lists.ts keeps in memory goes there, with the session: called from here, it would load with the frame.
  writeTabStored(STORAGE_KEY.clearedLists, "");
}

/**
 * Clears them here too when the operator logs out in another browser tab, and sends what waits to be sent; returns a
 * function that unsubscribes.
 */
export const followLogout = (): (() => void) =>
  listenToLogout(() => {
    sendWaiting();
    clearUnsavedWork(currentAccount());
  });

/** The operator is logged out here, whether the file for it can be loaded or not. */
const logOutAtIssuer = (renewal: string) =>
  import("./log-out-at-issuer").then((file) => file.logOutAtIssuer(renewal)).catch(() => undefined);

let running: Promise<boolean> | undefined;

/**
 * Logs out and clears all drafts and tabs, after a confirmation if there are unsaved values, also in the browser's other
 * tabs; false if it was cancelled. A second press joins the first: the issuer is asked once.
 */
export function confirmAndLogOut(): Promise<boolean> {
  running ??= logOutConfirmed().finally(() => {
    running = undefined;
  });
  return running;
}

async function logOutConfirmed(): Promise<boolean> {
  if (!(await confirmLogout())) return false;
  const account = currentAccount();
  announceLogout();
  // They send what waits there, for which the session has to last.
  await waitForOtherTabs();
  const renewal = readStored(STORAGE_KEY.renewal) ?? "";
  const { oidcIssuer } = deployment();
  // Before other tabs hear of the logout.
  if (oidcIssuer) writeStored(STORAGE_KEY.loggedOut, "true");
  // They may name records. A new version is offered again.
  notifications.cleanQueue();
  notifications.clean();
  logout();
  clearUnsavedWork(account);
  if (oidcIssuer) logOutAtIssuer(renewal);
  return true;
}
