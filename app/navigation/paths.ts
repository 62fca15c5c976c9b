import { matchRoutes } from "@remix-run/react";
import { type Screen, type ScreenName, screens } from "./screens";

const isPattern = (screen: Screen) => screen.path.endsWith("/*");

/** The screen to open after a login without a `redirect`. */
export const DEFAULT_SCREEN: ScreenName = "Workplace";

/** A path without a screen, which shows `notFound`. */
export const UNKNOWN_PATH = "/not-found";

/** The screen with a name. Throws if there is none. */
export function getScreen(name: ScreenName): Screen {
  const screen = screens.find((candidate) => candidate.name === name);
  if (!screen) throw new Error(`No screen is named ${name}`);
  return screen;
}

/** The path of a screen, for links. */
export const pathTo = (name: ScreenName): string => getScreen(name).path;

/** The screen with an untrusted name (a query parameter, a server's menu), unless its path is a pattern. */
export const findScreen = (name: string): Screen | undefined =>
  screens.find((screen) => screen.name === name && !isPattern(screen));

const routes = screens.map((screen) => ({ id: screen.name, path: screen.path, screen }));

/** The screen at a path, found by the router's own matcher, so that guard and router always agree. */
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
 * Whether the router can match a path. It cannot if the path starts like a host, contains a line break, or an invalid
 * percent sign, for which the router logs a warning each time.
 */
export const isRoutable = (pathname: string): boolean =>
  !pathname.startsWith("//") && isDecodable(pathname) && matchRoutes(routes, pathname) !== null;

/**
 * The target of `/redirect/{path}`: a path with its query, always within the origin.
 * Several leading slashes would be a host (RFC 3986 section 4.2), so they are reduced to one.
 */
export function redirectTarget(url: URL): string {
  const path = url.pathname.split("/").slice(2).join("/");
  return `/${path}`.replace(/\/+/g, "/") + url.search + url.hash;
}
