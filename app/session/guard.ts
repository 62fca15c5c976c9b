import { type ClientActionFunctionArgs, type ClientLoaderFunctionArgs, replace } from "@remix-run/react";
import type { QueryKey } from "@tanstack/react-query";
import { prefetch, type Read } from "~/api/client/query-client";
import type { User } from "~/api/user";
import { withoutBasePath } from "~/config/base-path";
import { deployment } from "~/config/deployment";
import { loadRouteNamespaces } from "~/i18n/translations";
import { requestUrl } from "~/lib/page/request-url";
import { canAccess, firstAllowed } from "~/navigation/access";
import { screenAt } from "~/navigation/paths";
import type { Role } from "~/navigation/roles";
import { accessDenied } from "./access-denied";
import { loginPath, loginTarget } from "./login-redirect";
import { screenChecked } from "./screen-checked";
import { dropSession, requireUser, session, sessionToken } from "./session";

type RouteArgs = ClientLoaderFunctionArgs | ClientActionFunctionArgs;
export type Guarded<Args extends RouteArgs = ClientLoaderFunctionArgs> = Args & {
  user: User;
  role: Role;
  /** Starts a query that the screen reads; it is cancelled when the navigation is. */
  prefetch: <T, K extends QueryKey>(query: Read<T, K>) => void;
};

/**
 * Wraps the loader or action of a screen that needs a login: checks the token, the user and the role before `load`
 * runs. Parent and child loaders run at the same time, so each screen guards itself.
 * Throws a redirect to the login, or to the first screen that the role may see.
 */
export function guarded<T, Args extends RouteArgs = ClientLoaderFunctionArgs>(load: (args: Guarded<Args>) => T) {
  return async (args: Args) => {
    const url = addressOf(args.request);
    // They do not depend on the user, so both load at the same time.
    const translations = loadRouteNamespaces();
    translations.catch(() => undefined);
    const user = await requireSession(url);
    const role = session.get().role || user.role;
    const screen = screenAt(url.pathname);
    if (!canAccess(screen, role)) {
      if (!args.request.signal.aborted) accessDenied.emit(screen);
      throw replace(firstAllowed(role));
    }
    await translations;
    // While they were loaded the navigation or the session may have ended, and with it the reason for any call.
    args.request.signal.throwIfAborted();
    if (!sessionToken()) throw replace(loginPath(url));
    screenChecked.emit(screen);
    return load({ ...args, user, role, prefetch: (query) => prefetch(query, args.request.signal) });
  };
}

/** The address of a request, which has no hash: that of the page, where it is the same page. */
export function addressOf(request: Request): URL {
  const url = requestUrl(request);
  if (url.pathname === withoutBasePath(location.pathname)) url.hash = location.hash;
  return url;
}

async function requireSession(url: URL): Promise<User> {
  const token = sessionToken();
  if (!token) {
    if (deployment().oidcIssuer) await (await import("./log-in-at-issuer")).leaveForIssuer(loginPath(url));
    throw replace(loginPath(url));
  }
  try {
    return await requireUser();
  } catch {
    // The client has reported the failure; without a user there is no session to keep.
    dropSession(token);
    throw replace(loginPath(url));
  }
}

/** The loader of the login screen: redirects a user who is logged in already. */
export function publicOnly() {
  return async ({ request }: ClientLoaderFunctionArgs): Promise<null> => {
    await loadRouteNamespaces();
    const token = sessionToken();
    if (!token) return null;
    const user = await requireUser().catch(() => dropSession(token));
    if (!user) return null;
    throw replace(resolveLoginRedirect(addressOf(request), user.role));
  };
}

/** The path to open after a login; reports a requested screen that the role may not see. */
export function resolveLoginRedirect(login: Pick<URL, "searchParams" | "hash">, role: Role): string {
  const { path, denied } = loginTarget(login, role);
  if (denied) accessDenied.emit(denied);
  return path;
}
