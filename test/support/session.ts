import { afterEach, onTestFinished } from "vitest";
import { ACCOUNTS } from "#mocks/backend/accounts";
import { STORAGE_KEY } from "~/config/storage-keys";
import type { Role } from "~/navigation/roles";
import type { Screen } from "~/navigation/screens";
import { accessDenied } from "~/session/access-denied";
import { endSession } from "~/session/session";

/** Stores the token of a demonstration account, as an earlier login did. */
export function storeTokenOf(account: Role | null): void {
  if (account) localStorage.setItem(STORAGE_KEY.token, ACCOUNTS[account].token);
}

/** For files that log in: each test starts logged out. */
export function isolateSession(): void {
  afterEach(endSession);
}

/** Records the screens refused in the rest of the test. */
export function recordAccessDenied(): Screen[] {
  const refused: Screen[] = [];
  onTestFinished(accessDenied.listen((screen) => refused.push(screen)));
  return refused;
}
