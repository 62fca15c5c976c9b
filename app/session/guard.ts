import { type ClientActionFunctionArgs, type ClientLoaderFunctionArgs, replace } from "@remix-run/react";
import type { User } from "~/api/user";
import { loadRouteAreas } from "~/i18n/words";
import { allAwaited, quickAnswers, watch } from "~/lib/loading/answer";
import { canAccess, firstAllowed } from "~/navigation/access";
import { screenAt } from "~/navigation/paths";
import type { Role } from "~/navigation/roles";
import type { Screen } from "~/navigation/screens";
import { refusals } from "./access-denied";
import { landing, loginPath } from "./login-redirect";
import { routeListener } from "./route-listener";
import { dropSession, requireUser, session, sessionToken } from "./session";

type RouteArgs = ClientLoaderFunctionArgs | ClientActionFunctionArgs;
export type Guarded<Args extends RouteArgs = ClientLoaderFunctionArgs> = Args & { user: User; role: Role };

/** What the page has shown since it was loaded. */
const visited = new Set<Screen>();

/**
 * Makes a loader or action of a screen that needs a login: token, then user, then role, then its own
 * calls. Parent and child loaders run at the same time, so each screen guards itself.
 * Throws a redirect to the login, or to the first screen that the role may see.
 */
export function guarded<T, Args extends RouteArgs = ClientLoaderFunctionArgs>(load: (args: Guarded<Args>) => T) {
  return async (args: Args) => {
    const url = new URL(args.request.url);
    // Whoever the user is: on their way while the user is asked for.
    const words = loadRouteAreas();
    words.catch(() => undefined);
    const user = await requireSession(url);
    const role = session.get().role || user.role;
    const screen = screenAt(url.pathname);
    if (!canAccess(screen, role)) {
      if (!args.request.signal.aborted) refusals.emit(screen);
      throw replace(firstAllowed(role));
    }
    await words;
    routeListener.emit(screen);
    const others = allAwaited();
    const data = watched(await load({ ...args, user, role }));
    // What has been drawn before has all its code: a quick answer is drawn with the screen, a slow one after it.
    if (args.request.method === "GET" && visited.has(screen)) await quickAnswers(others);
    visited.add(screen);
    return data;
  };
}

async function requireSession(url: URL): Promise<User> {
  const token = sessionToken();
  if (!token) throw replace(loginPath(url));
  try {
    return await requireUser();
  } catch {
    // Announced by the client; without a user there is no session to keep.
    dropSession(token);
    throw replace(loginPath(url));
  }
}

/** Makes the loader of the login: who is logged in is sent on at once. */
export function anonymous() {
  return async ({ request }: ClientLoaderFunctionArgs): Promise<null> => {
    await loadRouteAreas();
    const token = sessionToken();
    if (!token) return null;
    const user = await requireUser().catch(() => dropSession(token));
    if (!user) return null;
    throw replace(enter(new URL(request.url).searchParams, user.role));
  };
}

/** Where a login leads; announces a screen that was wanted but is refused. */
export function enter(query: URLSearchParams, role: Role): string {
  const { path, refused } = landing(query, role);
  if (refused) refusals.emit(refused);
  return path;
}

/** A screen hands promises to its panels, which show how each ends. */
function watched<T>(data: T): T {
  if (typeof data !== "object" || data === null) return data;
  for (const value of Object.values(data)) if (value instanceof Promise) watch(value);
  return data;
}
