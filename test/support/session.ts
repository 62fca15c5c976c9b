import { afterEach, onTestFinished } from "vitest";
import { ACCOUNTS } from "#mocks/backend/accounts";
import { STORAGE_KEY } from "~/config/storage-keys";
import type { Role } from "~/navigation/roles";
import type { Screen } from "~/navigation/screens";
import { accessDenied } from "~/session/access-denied";
import { endSession } from "~/session/session";

/**
 * Stores a token of a demonstration account, as an earlier login did, and returns it. Each is new, so that a call that an
 * earlier test left running cannot end this session.
 */
export function storeTokenOf(account: Role): string {
  const token = `${ACCOUNTS[account].token}-${crypto.randomUUID()}`;
  localStorage.setItem(STORAGE_KEY.token, token);
  return token;
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
