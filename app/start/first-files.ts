import type { EntryContext } from "@remix-run/node";
import { LOCALES } from "~/config/locales";
import { STORAGE_KEY } from "~/config/storage-keys";
import { AREAS_AT_START } from "~/i18n/areas";
import { DEFAULT_SCREEN, pathTo } from "~/navigation/paths";

/** Words are a file for each language. */
type File = string | Record<string, string>;

/** What the page's last inline script (preload.ts) has to know. */
export type FirstFiles = {
  tokenKey: string;
  loginPath: string;
  homePath: string;
  /** Runs as soon as it has come. */
  early: string;
  /** Words that every page needs. */
  words: File[];
  /** By path: what a screen needs beyond that and the page's own files. */
  screens: Record<string, File[]>;
};

type Rendered = Pick<EntryContext, "manifest" | "routeModules">;

/** Named by source file: the build puts the file in its place (build/first-files.ts). */
const wordsOf = (area: string): File =>
  Object.fromEntries(LOCALES.map((locale) => [locale, `app/i18n/${locale}/${area}.ts`]));

/** The areas that a route names for remix-i18next. */
function areasOf(module: Rendered["routeModules"][string] | undefined): string[] {
  const handle = module?.handle;
  const areas = typeof handle === "object" && handle && "i18n" in handle ? handle.i18n : [];
  return [areas].flat().filter((area) => typeof area === "string");
}

/** Which files each path needs, as the router knows them when it renders the page. */
export function firstFilesOf({ manifest, routeModules }: Rendered): FirstFiles {
  const { entry, routes } = manifest;
  const withParents = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [...withParents(route.parentId), route.id] : [];
  };
  const filesOf = (id: string): string[] => {
    const { module = "", imports = [], css = [] } = routes[id] ?? {};
    return [module, ...imports, ...css];
  };
  const ofPage = new Set([entry.module, ...entry.imports, ...filesOf("root")]);
  const screens = Object.values(routes).flatMap(({ id, path }) => {
    const ids = withParents(id);
    const files = new Set(ids.flatMap(filesOf).filter((file) => !ofPage.has(file)));
    const words = ids.flatMap((one) => areasOf(routeModules[one])).map(wordsOf);
    // A pattern is the path of no page.
    return path && !path.includes("*") ? [[path, [...files, ...words]]] : [];
  });
  return {
    tokenKey: STORAGE_KEY.token,
    loginPath: pathTo("Login"),
    homePath: pathTo(DEFAULT_SCREEN),
    early: "app/start/prefetch-user.ts",
    words: AREAS_AT_START.map(wordsOf),
    screens: Object.fromEntries(screens),
  };
}
