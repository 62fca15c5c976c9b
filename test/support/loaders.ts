import type {
  ClientActionFunctionArgs,
  ClientLoaderFunctionArgs,
  ShouldRevalidateFunctionArgs,
} from "@remix-run/react";
import type { ComponentType } from "react";
import { routeFiles } from "./routes";

type ScreenModule = {
  clientLoader: (args: ClientLoaderFunctionArgs) => Promise<unknown>;
  clientAction?: (args: ClientActionFunctionArgs) => Promise<unknown>;
};

export type RouteModule = Partial<ScreenModule> & {
  default: ComponentType;
  ErrorBoundary?: ComponentType;
  shouldRevalidate?: (args: ShouldRevalidateFunctionArgs) => boolean;
};

const modules = import.meta.glob<RouteModule>("../../app/routes/{**/route,layouts/*}.tsx");

/** The module of a route's file, as `routes.ts` names it. */
export async function moduleAt(file: string): Promise<RouteModule> {
  const load = modules[`../../app/${file}`];
  if (!load) throw new Error(`${file} is no route`);
  return load();
}

/** The module of a screen. */
export async function moduleOf(name: string): Promise<RouteModule & ScreenModule> {
  const { file = "" } = routeFiles.find((route) => route.name === name) ?? {};
  const { clientLoader, ...module } = await moduleAt(file);
  if (!clientLoader) throw new Error(`${name} has no loader`);
  return { ...module, clientLoader };
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
