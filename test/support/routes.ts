import type { matchRoutes } from "@remix-run/react";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { vi } from "vitest";
import config from "~/routes";

// The real helpers import the whole compiler, which does not start beside a DOM.
vi.mock("@remix-run/route-config", () => ({
  route: (path: string, file: string, { id }: { id: string }): RouteConfigEntry => ({ id, path, file }),
  layout: (file: string, children: RouteConfigEntry[]): RouteConfigEntry => ({ file, children }),
}));

type RouteObject = Parameters<typeof matchRoutes>[0][number];
export type RouteNode = { id: string; path?: string; file: string; children: RouteNode[] };
type RouteFile = { name: string; path: string; file: string };

const collectRouteFiles = (entries: RouteConfigEntry[]): RouteFile[] =>
  entries.flatMap(({ id, path, file, children = [] }) => [
    ...(id && path ? [{ name: id, path, file }] : []),
    ...collectRouteFiles(children),
  ]);

const toRouteTree = (entries: RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ id, path, children = [] }) => ({ id, path, children: toRouteTree(children) }));

const toRouteNodes = (entries: RouteConfigEntry[]): RouteNode[] =>
  entries.map(({ id, path, file, children = [] }) => ({
    id: id ?? file,
    path,
    file,
    children: toRouteNodes(children),
  }));

/** Every route that is a screen, with its file. */
export const routeFiles: RouteFile[] = collectRouteFiles(config);

/** The route tree for the router's matcher. */
export const routeTree: RouteObject[] = toRouteTree(config);

/** The route tree with the file of each route. */
export const routeNodes: RouteNode[] = toRouteNodes(config);
