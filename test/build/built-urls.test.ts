import { expect, test } from "vitest";
import { withBuiltUrls } from "~/build/built-urls";
import { LOCALES } from "~/config/locales";
import { pathTo } from "~/navigation/paths";
import { createPreloadData, startFiles } from "~/start/preload-data";

type Context = Parameters<typeof createPreloadData>[0];

const route = (id: string, parentId: string | undefined, path: string | undefined, css: string[] = []) => ({
  id,
  parentId,
  path,
  css,
  module: `/assets/${id}.js`,
  imports: ["/assets/start.js", `/assets/of-${id}.js`],
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: true,
  hasErrorBoundary: false,
});

const manifest: Context["manifest"] = {
  version: "1",
  url: "/assets/manifest.js",
  entry: { module: "/assets/entry.js", imports: ["/assets/start.js"] },
  routes: {
    root: route("root", undefined, "", ["/assets/root.css"]),
    frame: route("frame", "root", undefined, ["/assets/root.css", "/assets/frame.css"]),
    Workplace: route("Workplace", "frame", pathTo("Workplace")),
    notFound: route("notFound", "frame", "/*"),
  },
};

const module = (i18n?: string | string[]) => ({ default: undefined, handle: i18n && { i18n } });
const routeModules = { root: module(), frame: module("console"), Workplace: module(["workplace", "message"]) };

const files = (namespace: string) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, `app/i18n/${locale}/${namespace}.ts`]));

test("a screen needs its own translations and those of its frame", () => {
  const { manifest: url, screens } = createPreloadData({ manifest, routeModules });
  expect(url).toBe("/assets/manifest.js");
  expect(screens).toEqual({ [pathTo("Workplace")]: ["console", "workplace", "message"].map(files) });
});

test("each page begins to load manifest, entry, what it imports, and root", () => {
  const { root: _, ...routes } = manifest.routes;
  expect(startFiles(manifest)).toEqual([
    "/assets/manifest.js",
    "/assets/entry.js",
    "/assets/start.js",
    "/assets/root.js",
  ]);
  expect(startFiles({ ...manifest, routes })).toHaveLength(3);
});

test("the page refers to each source file by the name of its built file", () => {
  const page =
    '<script>const preloadData={"prefetchUserScript":"app/start/prefetch-user.ts","manifest":"/assets/x.js"}</script>';
  const built = { "app/start/prefetch-user.ts": { file: "assets/prefetch-user-1a.js" } };
  expect(withBuiltUrls(page, built)).toBe(
    '<script>const preloadData={"prefetchUserScript":"/assets/prefetch-user-1a.js","manifest":"/assets/x.js"}</script>',
  );
  expect(() => withBuiltUrls(page, {})).toThrow("app/start/prefetch-user.ts");
});
