import { matchRoutes } from "@remix-run/react";
import { type Screen, type ScreenName, screens } from "./screens";

const all: readonly Screen[] = screens;
const isPattern = (screen: Screen) => screen.path.endsWith("/*");

/** The screen to open after a login without a `redirect`. */
export const DEFAULT_SCREEN: ScreenName = "Workplace";

/** A path that no screen has: it shows `notFound`. */
export const UNKNOWN_PATH = "/not-found";

/** The screen of a name. Throws for a name that is not in the table. */
export function getScreen(name: ScreenName): Screen {
  const screen = all.find((candidate) => candidate.name === name);
  if (!screen) throw new Error(`No screen is named ${name}`);
  return screen;
}

/** The path of a screen, for links. */
export const pathTo = (name: ScreenName): string => getScreen(name).path;

/** The screen of an untrusted name (a query parameter, a server's menu), if its path is not a pattern. */
export const findScreen = (name: string): Screen | undefined =>
  all.find((screen) => screen.name === name && !isPattern(screen));

const routes = all.map((screen) => ({ id: screen.name, path: screen.path, screen }));

/** The screen at a path, by the router's own matcher, so that the guard and the router always agree. */
export function screenAt(pathname: string): Screen {
  return (matchRoutes(routes, pathname) ?? []).at(-1)?.route.screen ?? getScreen("notFound");
}

const isDecodable = (pathname: string) => {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
};

/**
 * Whether the router finds a screen: not where a path starts like a host, contains a line break or an invalid percent
 * sign (for which the router logs a warning each time).
 */
export const isRoutable = (pathname: string): boolean =>
  !pathname.startsWith("//") && isDecodable(pathname) && matchRoutes(routes, pathname) !== null;

/**
 * Where `/redirect/{path}` leads: a path of the console with its query, within the origin.
 * Several leading slashes would name a host (RFC 3986 section 4.2), so one remains.
 */
export function redirectTarget(url: URL): string {
  const path = url.pathname.split("/").slice(2).join("/");
  return `/${path}`.replace(/\/+/g, "/") + url.search + url.hash;
}
