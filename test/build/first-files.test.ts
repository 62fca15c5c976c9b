import { expect, test } from "vitest";
import { withBuiltFiles } from "~/build/first-files";
import { LOCALES } from "~/config/locales";
import { pathTo } from "~/navigation/paths";
import { firstFilesOf } from "~/start/first-files";

type Context = Parameters<typeof firstFilesOf>[0];

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

const words = (area: string) => Object.fromEntries(LOCALES.map((locale) => [locale, `app/i18n/${locale}/${area}.ts`]));

test("a screen needs its own words and those of its frame", () => {
  const { manifest: url, screens } = firstFilesOf({ manifest, routeModules });
  expect(url).toBe("/assets/manifest.js");
  expect(screens).toEqual({ [pathTo("Workplace")]: ["console", "workplace", "message"].map(words) });
});

test("the page refers to each source file by the name of its built file", () => {
  const page = '<script>const firstFiles={"early":"app/start/prefetch-user.ts","manifest":"/assets/x.js"}</script>';
  const built = { "app/start/prefetch-user.ts": { file: "assets/prefetch-user-1a.js" } };
  expect(withBuiltFiles(page, built)).toBe(
    '<script>const firstFiles={"early":"/assets/prefetch-user-1a.js","manifest":"/assets/x.js"}</script>',
  );
  expect(() => withBuiltFiles(page, {})).toThrow("app/start/prefetch-user.ts");
});
