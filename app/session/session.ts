import { ApiError } from "~/api/client/api-error";
import { queryClient } from "~/api/client/query-client";
import { logOut } from "~/api/login";
import { getUser, type User } from "~/api/user";
import { STORAGE_KEY } from "~/config/storage-keys";
import { LOGOUT_WAIT_MS } from "~/config/times";
import { createStore } from "~/lib/state/store";
import { readStored, removeStored, writeStored } from "~/lib/storage/local-storage";
import type { Role } from "~/navigation/roles";
import { routeListener } from "./route-listener";

type Session = {
  /** Whose user and role these are; the token itself stands in storage. */
  token: string;
  user: User | null;
  /** Empty until the user is loaded; may be switched locally. */
  role: Role | "";
  /** Whether the dialog of an expired login is open. */
  expired: boolean;
};

const LOGGED_OUT: Session = { token: "", user: null, role: "", expired: false };

export const session = createStore<Session>(LOGGED_OUT);

let owner = "";

// What one account has read is never seen by another.
session.subscribe(() => {
  const { token } = session.get();
  if (owner && token !== owner) queryClient.clear();
  owner = token;
});

export const sessionToken = (): string => readStored(STORAGE_KEY.token) ?? "";

/** Whether the user in memory is the one of the stored token; another browser tab may have changed it. */
export const isSessionCurrent = (): boolean => session.get().user !== null && session.get().token === sessionToken();

let prefetched: { token: string; user: Promise<User> } | undefined;

/** Begins a session with the token of a login. */
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
  // An answer that comes after a logout or another login belongs to nobody.
  if (sessionToken() === token) session.set({ token, user, role: user.role });
  return user;
}

/** Asks for the user of a stored token before anything is here that needs it: the first that does takes over what comes. */
export function prefetchUser(): void {
  const token = sessionToken();
  if (!token) return;
  prefetched = { token, user: fetchUser(token) };
  prefetched.user.catch((error: unknown) => {
    const isAnswered = error instanceof ApiError && error.isAnswered;
    // The page's own files are on the same line: no answer says nothing of the session, and who needs it asks anew.
    if (!isAnswered) prefetched = undefined;
  });
}

/**
 * The user of the stored token: asked for once a page load, and by all who need it at the same time together
 * (the client shares the call). Rejects with an ApiError.
 */
export async function requireUser(): Promise<User> {
  const started = prefetched;
  prefetched = undefined;
  const token = sessionToken();
  const current = session.get();
  if (current.user && current.token === token) return current.user;
  return started?.token === token ? started.user : fetchUser(token);
}

/** Shows everywhere what the server confirmed of the user; nothing where that session has ended meanwhile. */
export function changeUser(token: string, change: Partial<User>): void {
  const { user, token: current } = session.get();
  if (user && current === token) session.set({ user: { ...user, ...change } });
}

/** Changes the role on this side alone; the server goes on to judge by the token. */
export function switchRole(role: Role): void {
  session.set({ role });
}

/**
 * Tells the server, then always forgets the session: a server that does not answer is not waited for.
 * A failure of the call is announced by the client like any other.
 */
export async function logout(): Promise<void> {
  const token = sessionToken();
  const waited = new Promise((resolve) => setTimeout(resolve, LOGOUT_WAIT_MS));
  await Promise.race([sendLogOut(), waited]);
  endSessionOf(token);
}

/** Forgets the session of a token that turned out to have no user, and tells the server so without waiting. */
export function dropSession(token: string): void {
  if (sessionToken() === token) sendLogOut();
  endSessionOf(token);
}

/** Leaves a session that began in the meantime alone. */
function endSessionOf(token: string): void {
  if ([token, ""].includes(sessionToken())) endSession();
}

const sendLogOut = () => logOut().catch(() => undefined);
