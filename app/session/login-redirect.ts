import { canAccess, firstAllowed } from "~/navigation/access";
import { DEFAULT_SCREEN, findScreen, pathTo, redirectTarget, screenAt } from "~/navigation/paths";
import type { Role } from "~/navigation/roles";
import type { Screen } from "~/navigation/screens";

const REDIRECT = "redirect";

const withQuery = (path: string, query: URLSearchParams, hash = "") =>
  `${path}${query.size > 0 ? `?${query}` : ""}${hash}`;

/**
 * The login's address with what to return to: the name of the requested screen, its query and its hash. The query and
 * the hash of an unknown path are dropped, as they belong to no screen.
 */
export function loginPath(requested: URL): string {
  const screen = screenAt(requested.pathname);
  if (screen.name === "Redirect") return loginPath(new URL(redirectTarget(requested), requested.origin));
  const isUnknown = screen.name === "notFound";
  const query = new URLSearchParams(isUnknown ? "" : requested.search);
  query.delete(REDIRECT);
  const isDefault = screen.name === DEFAULT_SCREEN || screen.path === "/";
  if (!isDefault) query.set(REDIRECT, screen.name);
  return withQuery(pathTo("Login"), query, isUnknown ? "" : requested.hash);
}

export type LoginTarget = { path: string; denied?: Screen };

/**
 * The path to open after a login: the screen named by `redirect` with the rest of the query and the hash if the role may
 * see it, else the first it may with the rest of the query.
 */
export function loginTarget(
  { searchParams: query, hash }: Pick<URL, "searchParams" | "hash">,
  role: Role,
): LoginTarget {
  const rest = new URLSearchParams(query);
  rest.delete(REDIRECT);
  const requested = findScreen(query.get(REDIRECT) ?? DEFAULT_SCREEN);
  const first = firstAllowed(role);
  if (!requested || requested.bare) return { path: withQuery(first, rest) };
  if (canAccess(requested, role)) return { path: withQuery(requested.path, rest, hash) };
  return { path: withQuery(first, rest), denied: requested };
}
