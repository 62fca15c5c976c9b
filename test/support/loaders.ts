import type { ClientActionFunctionArgs, ClientLoaderFunctionArgs } from "@remix-run/react";
import { routeFiles } from "./routes";

type RouteModule = {
  clientLoader: (args: ClientLoaderFunctionArgs) => Promise<unknown>;
  clientAction?: (args: ClientActionFunctionArgs) => Promise<unknown>;
};

const modules = import.meta.glob<RouteModule>("../../app/routes/**/route.tsx");

/** The module of a screen. */
export async function moduleOf(name: string): Promise<RouteModule> {
  const file = routeFiles.find((route) => route.name === name)?.file;
  const load = modules[`../../app/${file}`];
  if (!load) throw new Error(`${name} has no module`);
  return load();
}

/** What Remix hands to a loader or an action of a path. */
export const argsFor = (path: string, init?: RequestInit): ClientLoaderFunctionArgs & ClientActionFunctionArgs => ({
  request: new Request(`http://localhost${path}`, init),
  params: {},
  serverLoader: () => Promise.reject(new Error("there is no server in SPA mode")),
  serverAction: () => Promise.reject(new Error("there is no server in SPA mode")),
});

/** Where a loader leads: a redirect may be answered or thrown. Undefined where it stays. */
export async function redirectOf(loaded: Promise<unknown>): Promise<string | undefined> {
  const result = await loaded.catch((thrown: unknown) => thrown);
  if (result instanceof Error) throw result;
  return result instanceof Response ? (result.headers.get("Location") ?? undefined) : undefined;
}
