import { afterEach, onTestFinished } from "vitest";
import { ACCOUNTS } from "#mocks/backend/accounts";
import { users } from "#mocks/data/users";
import { STORAGE_KEY } from "~/config/storage-keys";
import type { Role } from "~/navigation/roles";
import type { Screen } from "~/navigation/screens";
import { accessDenied } from "~/session/access-denied";
import { endSession, session } from "~/session/session";

/**
 * Stores a token of a demonstration account, as an earlier login did, and returns it. Each is new, so that a call that an
 * earlier test left running cannot end this session.
 */
export function storeTokenOf(account: Role): string {
  const token = `${ACCOUNTS[account].token}-${crypto.randomUUID()}`;
  localStorage.setItem(STORAGE_KEY.token, token);
  return token;
}

/** Starts the session of a demonstration account with its user loaded. */
export function startSessionAs(account: Role): void {
  session.set({ token: storeTokenOf(account), user: users[account], role: account });
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
