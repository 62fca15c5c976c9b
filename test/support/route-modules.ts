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

/** The module of a route file as named in `routes.ts`. */
export async function loadRouteModule(file: string): Promise<RouteModule> {
  const load = modules[`../../app/${file}`];
  if (!load) throw new Error(`${file} is no route`);
  return load();
}

export async function loadScreenModule(name: string): Promise<RouteModule & ScreenModule> {
  const { file = "" } = routeFiles.find((route) => route.name === name) ?? {};
  const { clientLoader, ...module } = await loadRouteModule(file);
  if (!clientLoader) throw new Error(`${name} has no loader`);
  return { ...module, clientLoader };
}

/** The arguments that Remix passes to the loader or action of a path. */
export const argsFor = (path: string, init?: RequestInit): ClientLoaderFunctionArgs & ClientActionFunctionArgs => ({
  request: new Request(`http://localhost${path}`, init),
  params: {},
  serverLoader: () => Promise.reject(new Error("there is no server in SPA mode")),
  serverAction: () => Promise.reject(new Error("there is no server in SPA mode")),
});

/** The target of a redirect that a loader returns or throws; undefined if there is none. */
export async function redirectTarget(loading: Promise<unknown>): Promise<string | undefined> {
  const result = await loading.catch((thrown: unknown) => thrown);
  if (result instanceof Error) throw result;
  return result instanceof Response ? (result.headers.get("Location") ?? undefined) : undefined;
}
