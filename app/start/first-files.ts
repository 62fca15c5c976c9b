import type { EntryContext } from "@remix-run/node";
import { LOCALES } from "~/config/locales";
import { STORAGE_KEY } from "~/config/storage-keys";
import { AREAS_AT_START } from "~/i18n/areas";
import { DEFAULT_SCREEN, pathTo } from "~/navigation/paths";

/** A translation file for each language. */
type WordsFile = Record<string, string>;

/** The data of the page's last inline script (preload.ts). */
export type FirstFiles = {
  tokenKey: string;
  loginPath: string;
  homePath: string;
  /** The script that prefetches the user. */
  early: string;
  /** The router's manifest, which lists the files of each route. */
  manifest: string;
  /** Translations that every page needs. */
  words: WordsFile[];
  /** The translations of each screen and its parents, by path. */
  screens: Record<string, WordsFile[]>;
};

type Rendered = Pick<EntryContext, "manifest" | "routeModules">;

/** Source files; the build replaces them by the built files (build/first-files.ts). */
const wordsOf = (area: string): WordsFile =>
  Object.fromEntries(LOCALES.map((locale) => [locale, `app/i18n/${locale}/${area}.ts`]));

/** The areas in a route's `handle.i18n`, which remix-i18next reads. */
function areasOf(module: Rendered["routeModules"][string] | undefined): string[] {
  const handle = module?.handle;
  const areas = typeof handle === "object" && handle && "i18n" in handle ? handle.i18n : [];
  return [areas].flat().filter((area) => typeof area === "string");
}

/** Collects the files of each path from the routes. */
export function firstFilesOf({ manifest: { url, routes }, routeModules }: Rendered): FirstFiles {
  const wordsWithParents = (id: string | undefined): WordsFile[] => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [...wordsWithParents(route.parentId), ...areasOf(routeModules[route.id]).map(wordsOf)] : [];
  };
  const screens = Object.values(routes).flatMap(({ id, path }) => {
    const words = wordsWithParents(id);
    // A pattern is not the path of a page.
    return path && !path.includes("*") && words.length > 0 ? [[path, words]] : [];
  });
  return {
    tokenKey: STORAGE_KEY.token,
    loginPath: pathTo("Login"),
    homePath: pathTo(DEFAULT_SCREEN),
    early: "app/start/prefetch-user.ts",
    manifest: url,
    words: AREAS_AT_START.map(wordsOf),
    screens: Object.fromEntries(screens),
  };
}
