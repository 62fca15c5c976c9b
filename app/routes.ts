import { layout, type RouteConfig, type RouteConfigEntry, route } from "@remix-run/route-config";
import { type Screen, screens } from "./navigation/screens";

/** A screen's folder has its path; the root and patterns have their own folders. */
function folderOf({ name, path }: Screen): string {
  if (name === "notFound") return "not-found";
  return path.replace(/^\/|\/\*$/g, "") || "home";
}

const entry = (screen: Screen): RouteConfigEntry =>
  route(screen.path, `routes/${folderOf(screen)}/route.tsx`, { id: screen.name });

export default [
  ...screens.filter((screen) => screen.bare).map(entry),
  layout("routes/layouts/console.tsx", [
    layout("routes/layouts/error-boundary.tsx", screens.filter((screen) => !screen.bare).map(entry)),
  ]),
] satisfies RouteConfig;
