import { ApiError } from "~/api/client/api-error";
import { clearData } from "~/api/client/query-client";
import { logOut } from "~/api/login";
import { getUser, type User } from "~/api/user";
import { STORAGE_KEY } from "~/config/storage-keys";
import { LOGOUT_WAIT_MS } from "~/config/times";
import { createEmitter } from "~/lib/state/emitter";
import { createStore } from "~/lib/state/store";
import { readStored, removeStored, writeStored } from "~/lib/storage/local-storage";
import type { Role } from "~/navigation/roles";
import { routeListener } from "./route-listener";

type Session = {
  /** The token that the user and the role belong to; it is read from storage. */
  token: string;
  user: User | null;
  /** Empty until the user is loaded; may be switched locally. */
  role: Role | "";
  /** Whether the dialog of an expired login is open. */
  expired: boolean;
};

const LOGGED_OUT: Session = { token: "", user: null, role: "", expired: false };

export const session = createStore<Session>(LOGGED_OUT);

/** Emitted when a session has ended, also by another login: what belongs to its account is forgotten. */
export const sessionEnded = createEmitter<void>();

let dataToken = "";

// The data of one account is never seen by another.
session.subscribe(() => {
  const { token } = session.get();
  if (token === dataToken) return;
  if (dataToken) {
    clearData();
    sessionEnded.emit();
  }
  dataToken = token;
});

export const sessionToken = (): string => readStored(STORAGE_KEY.token) ?? "";

/** Whether the user in memory is the one of the stored token; another browser tab may have changed it. */
export const isSessionCurrent = (): boolean => session.get().user !== null && session.get().token === sessionToken();

let prefetched: { token: string; user: Promise<User> } | undefined;

/** Starts a session with the token of a login. */
export function startSession(token: string): void {
  prefetched = undefined;
  writeStored(STORAGE_KEY.token, token);
  session.set({ ...LOGGED_OUT, token });
}

/** Forgets token, user and the route listener. */
export function endSession(): void {
  removeStored(STORAGE_KEY.token);
  session.set(LOGGED_OUT);
  routeListener.clear();
}

async function fetchUser(token: string): Promise<User> {
  const user = await getUser();
  // A response that arrives after a logout or another login must not be used.
  if (sessionToken() === token) session.set({ token, user, role: user.role });
  return user;
}

/** Requests the user of a stored token before anything needs it; the first `requireUser` takes over the request. */
export function prefetchUser(): void {
  const token = sessionToken();
  if (!token) return;
  prefetched = { token, user: fetchUser(token) };
  prefetched.user.catch((error: unknown) => {
    const hasResponse = error instanceof ApiError && error.hasResponse;
    // Without a response nothing is known about the session: the next caller requests the user again.
    if (!hasResponse) prefetched = undefined;
  });
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
  return started?.token === token ? started.user : fetchUser(token);
}

/** Updates the user with data that the server confirmed, unless that session has ended. */
export function changeUser(token: string, change: Partial<User>): void {
  const { user, token: current } = session.get();
  if (user && current === token) session.set({ user: { ...user, ...change } });
}

/** Changes the role in the console only; the server still decides by the token. */
export function switchRole(role: Role): void {
  session.set({ role });
}

/** Emitted before a logout; listeners hand over the writes that must be sent while the session lasts. */
export const beforeLogout = createEmitter<(write: Promise<unknown>) => void>();

/**
 * Logs out on the server, then always ends the session here: a server that does not respond is not waited for.
 * A failed call is reported by the client like any other.
 */
export async function logout(): Promise<void> {
  const token = sessionToken();
  const waited = new Promise((resolve) => setTimeout(resolve, LOGOUT_WAIT_MS));
  const writes: Promise<unknown>[] = [];
  beforeLogout.emit((write) => writes.push(write));
  await Promise.race([Promise.allSettled(writes).then(sendLogOut), waited]);
  endSessionOf(token);
}

/** Ends the session of a token that turned out to have no user, and logs out on the server without waiting. */
export function dropSession(token: string): void {
  if (sessionToken() === token) sendLogOut();
  endSessionOf(token);
}

/** Does not touch a session that has started in the meantime. */
function endSessionOf(token: string): void {
  if ([token, ""].includes(sessionToken())) endSession();
}

const sendLogOut = () => logOut().catch(() => undefined);
