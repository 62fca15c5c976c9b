import type { EntryContext } from "@remix-run/node";
import { withBasePath } from "~/config/base-path";
import { LOCALES } from "~/config/locales";
import { STORAGE_KEY } from "~/config/storage-keys";
import { INITIAL_NAMESPACES } from "~/i18n/namespaces";
import { DEFAULT_SCREEN, pathTo } from "~/navigation/paths";

/** A translation file for each language. */
type TranslationFile = Record<string, string>;

/** The data of the page's last inline script (preload.ts). */
export type PreloadData = {
  tokenKey: string;
  /** Before each path of the console. */
  basePath: string;
  loginPath: string;
  homePath: string;
  /** The script that prefetches the user. */
  prefetchUserScript: string;
  /** The router's manifest, which lists the files of each route. */
  manifest: string;
  /** Translations that every page needs. */
  translations: TranslationFile[];
  /** The translations of each screen and its parents, by path. */
  screens: Record<string, TranslationFile[]>;
};

type Rendered = Pick<EntryContext, "manifest" | "routeModules">;

/** Source files; the build replaces them by the built files (build/built-urls.ts). */
const translationFile = (namespace: string): TranslationFile =>
  Object.fromEntries(LOCALES.map((locale) => [locale, `app/i18n/${locale}/${namespace}.ts`]));

/** The namespaces in a route's `handle.i18n`, which remix-i18next reads. */
function namespacesOf(module: Rendered["routeModules"][string] | undefined): string[] {
  const handle = module?.handle;
  const namespaces = typeof handle === "object" && handle && "i18n" in handle ? handle.i18n : [];
  return [namespaces].flat().filter((namespace) => typeof namespace === "string");
}

/** The files that every page needs first. */
export const startFiles = ({ url, entry, routes }: Rendered["manifest"]): string[] =>
  [url, entry.module, ...entry.imports, routes.root?.module].filter((file) => file !== undefined);

/** Collects the files of each path from the routes. */
export function createPreloadData({ manifest: { url, routes }, routeModules }: Rendered): PreloadData {
  const withParents = (id: string | undefined): TranslationFile[] => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [...withParents(route.parentId), ...namespacesOf(routeModules[route.id]).map(translationFile)] : [];
  };
  const screens = Object.values(routes).flatMap(({ id, path }) => {
    const translations = withParents(id);
    // A pattern is not the path of a page.
    return path && !path.includes("*") && translations.length > 0 ? [[path, translations]] : [];
  });
  return {
    tokenKey: STORAGE_KEY.token,
    basePath: withBasePath(""),
    loginPath: pathTo("Login"),
    homePath: pathTo(DEFAULT_SCREEN),
    prefetchUserScript: "app/start/prefetch-user.ts",
    manifest: url,
    translations: INITIAL_NAMESPACES.map(translationFile),
    screens: Object.fromEntries(screens),
  };
}
