import { ApiError } from "~/api/client/api-error";
import { failures } from "~/api/client/failures";
import { forgetIdempotencyKeys } from "~/api/client/idempotency";
import { clearData } from "~/api/client/query-client";
import { keepaliveTransport } from "~/api/client/signed-fetch";
import { logOut } from "~/api/login";
import { getUser, type User } from "~/api/user";
import { deployment } from "~/config/deployment";
import { STORAGE_KEY } from "~/config/storage-keys";
import { USER_RETRY } from "~/config/times";
import { sendWaiting } from "~/lib/page/waiting-writes";
import { createEmitter } from "~/lib/state/emitter";
import { createStore } from "~/lib/state/store";
import { readStored, removeStored, writeStored } from "~/lib/storage/local-storage";
import type { Role } from "~/navigation/roles";
import { screenChecked } from "./screen-checked";

/** `initialName`: what the user was called before a change in this session. */
export type SessionUser = User & { initialName?: string };

type Session = {
  /** The token that the user and the role belong to; it is read from storage. */
  token: string;
  user: SessionUser | null;
  /** Empty until the user is loaded; may be switched locally. */
  role: Role | "";
  /** Whether the dialog of an expired login is open. */
  expired: boolean;
};

const LOGGED_OUT: Session = { token: "", user: null, role: "", expired: false };

export const session = createStore<Session>(LOGGED_OUT);

/** Emitted when a session has ended, also by another login: what belongs to its account is forgotten. */
export const sessionEnded = createEmitter<void>();

/** Whether the stored token has come in place of this one in the same session, by one renewal or by several. */
export const wasReplaced = (token: string): boolean =>
  token !== "" && (readStored(STORAGE_KEY.replacedTokens) ?? "").split(" ").includes(token);

let dataToken = "";

// The data of one account is never seen by another.
session.subscribe(() => {
  const { token } = session.get();
  if (token === dataToken) return;
  if (dataToken && !wasReplaced(dataToken)) {
    clearData();
    forgetIdempotencyKeys();
    sessionEnded.emit();
  }
  dataToken = token;
});

export const sessionToken = (): string => readStored(STORAGE_KEY.token) ?? "";

/** Whether the user in memory is the one of the stored token; another browser tab may have changed it. */
export const isSessionCurrent = (): boolean => session.get().user !== null && session.get().token === sessionToken();

/** Whether a token is the stored one, or one before it was renewed. */
export const isOfSession = (token: string): boolean => token === sessionToken() || wasReplaced(token);

let prefetched: { token: string; user: Promise<User> } | undefined;

/** Starts a session with the token of a login, and what renews it where the deployment does that. */
export function startSession(token: string, renewal?: string | null): void {
  const { tokenRefresh, oidcIssuer } = deployment();
  prefetched = undefined;
  removeStored(STORAGE_KEY.replacedTokens);
  if (renewal && (tokenRefresh || oidcIssuer)) writeStored(STORAGE_KEY.renewal, renewal);
  writeStored(STORAGE_KEY.token, token);
  session.set({ ...LOGGED_OUT, token });
}

const SESSION_KEYS = [STORAGE_KEY.token, STORAGE_KEY.renewal, STORAGE_KEY.replacedTokens, STORAGE_KEY.roleSwitch];

/** Forgets the token and the user, and ends the listening to checked screens. */
export function endSession(): void {
  for (const key of SESSION_KEYS) removeStored(key);
  session.set(LOGGED_OUT);
  screenChecked.clear();
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Requests the user, twice more within five seconds in an outage or when the token could not be renewed: a server that
 * restarts or has too much to do must not end the session.
 * Rejects with an ApiError, which is reported once, when it is final.
 */
async function requestUser(token: string): Promise<User> {
  let failure: ApiError | undefined;
  let signal: AbortSignal | undefined;
  for (const waitMs of [0, ...USER_RETRY.pausesMs]) {
    if (waitMs > 0) await pause(waitMs);
    try {
      return await getUser({ token, signal, quiet: true });
    } catch (error) {
      if (error instanceof ApiError) failure = error;
      else if (!failure) throw error;
      signal ??= AbortSignal.timeout(USER_RETRY.withinMs);
      if (signal.aborted || !(failure.isOutage || failure.isRenewalFailure)) break;
    }
  }
  if (failure) failures.emit({ error: failure, reportsExpiry: false });
  throw failure;
}

async function fetchUser(token: string): Promise<User> {
  const user = await requestUser(token);
  // A response that arrives after a logout or another login must not be used.
  if (isOfSession(token)) session.set({ token: sessionToken(), user, role: user.role });
  return user;
}

/** Requests the user of a stored token before anything needs it; the first `requireUser` takes over the request. */
export function prefetchUser(): void {
  const token = sessionToken();
  if (!token) return;
  prefetched = { token, user: fetchUser(token) };
  // Whoever requires the user gets the failure.
  prefetched.user.catch(() => undefined);
}

/**
 * The user of the stored token, requested once per page load; concurrent callers share the request.
 * Rejects with an ApiError.
 */
export async function requireUser(): Promise<User> {
  const started = prefetched;
  prefetched = undefined;
  const token = sessionToken();
  const current = session.get();
  if (current.user && current.token === token) return current.user;
  return started && isOfSession(started.token) ? started.user : fetchUser(token);
}

/** Updates the user with data that the server confirmed, unless that session has ended. */
export function changeUser(token: string, change: Partial<User>): void {
  const { user } = session.get();
  if (user && isOfSession(token)) session.set({ user: { initialName: user.name, ...user, ...change } });
}

/** Changes the role in the console only; the server still decides by the token. */
export function switchRole(role: Role): void {
  session.set({ role });
}

/** By token, what renews a session that a logout ended: what is sent for it last may need that (renew-session.ts). */
export const endedRenewals = new Map<string, string | null>();

/**
 * Ends the session here at once, so that it is over even if the page is closed now, and on the server with the token in
 * hand. A failed call is reported by the client like any other.
 */
export function logout(): void {
  const token = sessionToken();
  endedRenewals.set(token, readStored(STORAGE_KEY.renewal));
  // Before the logout, after which the server would refuse it.
  sendWaiting().then(() => sendLogOut(token));
  endSession();
}

/** Ends the session of a token that turned out to have no user, unless another has started in the meantime. */
export function dropSession(token: string): void {
  const current = sessionToken();
  if (isOfSession(token)) sendLogOut(current);
  if (current === "" || isOfSession(token)) endSession();
}

/** The browser finishes it when the page is closed. */
const sendLogOut = (token: string) => token && logOut({ token, transport: keepaliveTransport }).catch(() => undefined);
