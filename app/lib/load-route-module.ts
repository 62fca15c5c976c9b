import { loadTwice } from "./load-twice";

/**
 * Takes the place of the router's own way to a screen's module in every build (vite.config.ts): that one
 * would reload the page for ever where the file is gone for good. Throws a MissingFileError.
 */
export async function loadRouteModule(
  route: { id: string; module: string },
  loaded: Record<string, unknown>,
): Promise<unknown> {
  loaded[route.id] ??= await loadTwice(() => import(/* @vite-ignore */ route.module));
  return loaded[route.id];
}
