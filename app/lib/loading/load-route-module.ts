import { addStylesheet } from "./add-stylesheet";
import { importWithRetry } from "./import-with-retry";

type Route = { id: string; module: string; css?: string[] };

/**
 * Takes the place of the router's own way to a screen's module in every build (vite.config.ts): that one
 * would reload the page for ever where the file is gone for good. Throws a MissingFileError.
 */
export async function loadRouteModule(route: Route, loaded: Record<string, unknown>): Promise<unknown> {
  if (route.id in loaded) return loaded[route.id];
  const styles = addStyles(route);
  const module = await importWithRetry(() => import(/* @vite-ignore */ route.module));
  await styles;
  loaded[route.id] ??= module;
  return loaded[route.id];
}

/** Takes a screen's styles from the router, which would take them away with the screen; what is gone is left to it. */
async function addStyles(route: Route): Promise<void> {
  const css = route.css ?? [];
  const added = await Promise.allSettled(css.map((href) => importWithRetry(() => addStylesheet(href))));
  route.css = css.filter((_, index) => added[index]?.status === "rejected");
}
