import { addStylesheet } from "./add-stylesheet";
import { importWithRetry } from "./import-with-retry";

type Route = { id: string; module: string; css?: string[] };

/**
 * Replaces the router's function in every build (vite.config.ts), which reloads the page again and again if a file no
 * longer exists. Throws a MissingFileError.
 */
export async function loadRouteModule(route: Route, loaded: Record<string, unknown>): Promise<unknown> {
  if (route.id in loaded) return loaded[route.id];
  const styles = addStyles(route);
  const module = await importWithRetry(() => import(/* @vite-ignore */ route.module));
  await styles;
  loaded[route.id] ??= module;
  return loaded[route.id];
}

/** Adds a screen's styles permanently; the router, which removes them with the screen, only gets those that fail. */
async function addStyles(route: Route): Promise<void> {
  const css = route.css ?? [];
  const added = await Promise.allSettled(css.map((href) => importWithRetry(() => addStylesheet(href))));
  route.css = css.filter((_, index) => added[index]?.status === "rejected");
}
