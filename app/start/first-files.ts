import type { EntryContext } from "@remix-run/node";
import { LOCALES } from "~/config/locales";
import { STORAGE_KEY } from "~/config/storage-keys";
import { AREAS_AT_START } from "~/i18n/areas";
import { DEFAULT_SCREEN, pathTo } from "~/navigation/paths";

/** By language. */
type WordsFile = Record<string, string>;

/** What the page's last inline script (preload.ts) has to know. */
export type FirstFiles = {
  tokenKey: string;
  loginPath: string;
  homePath: string;
  /** Runs as soon as it has come. */
  early: string;
  /** Tells which files each screen needs. */
  manifest: string;
  /** Words that every page needs. */
  words: WordsFile[];
  /** By path: the words of a screen and its parents. */
  screens: Record<string, WordsFile[]>;
};

type Rendered = Pick<EntryContext, "manifest" | "routeModules">;

/** Named by source file: the build puts the file in its place (build/first-files.ts). */
const wordsOf = (area: string): WordsFile =>
  Object.fromEntries(LOCALES.map((locale) => [locale, `app/i18n/${locale}/${area}.ts`]));

/** The areas that a route names for remix-i18next. */
function areasOf(module: Rendered["routeModules"][string] | undefined): string[] {
  const handle = module?.handle;
  const areas = typeof handle === "object" && handle && "i18n" in handle ? handle.i18n : [];
  return [areas].flat().filter((area) => typeof area === "string");
}

/** Which words each path needs, as the routes name them, and where the router's manifest is. */
export function firstFilesOf({ manifest: { url, routes }, routeModules }: Rendered): FirstFiles {
  const wordsWithParents = (id: string | undefined): WordsFile[] => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [...wordsWithParents(route.parentId), ...areasOf(routeModules[route.id]).map(wordsOf)] : [];
  };
  const screens = Object.values(routes).flatMap(({ id, path }) => {
    const words = wordsWithParents(id);
    // A pattern is the path of no page.
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
