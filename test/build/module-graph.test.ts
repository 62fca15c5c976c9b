import { type Plugin, rollup } from "rollup";
import { expect, test } from "vitest";
import { type Graph, modulesImportedBy, modulesImportedByOthers } from "~/build/module-graph";

const FILES: Record<string, string> = {
  "page.js": 'import { Button as B } from "kit/index.js"; import "page.css"; import all from "react.js"; log(B, all);',
  "page.css": "",
  "react.js": 'export default "react";',
  "kit/index.js": [
    'import "kit/helpers.js";',
    'export { Button } from "kit/button-index.js"; export { Menu } from "kit/menu.js"; export * from "kit/hooks.js";',
  ].join("\n"),
  "kit/helpers.js": "export const help = 1;",
  "kit/button-index.js": 'import { Button } from "kit/button.js"; export { Button };',
  "kit/button.js": 'import { help } from "kit/helpers.js"; export const Button = () => help;',
  "kit/menu.js": 'export const Menu = () => import("late.js");',
  "kit/hooks.js": 'import { useId as inner } from "kit/use-id.js"; export { inner as useId };',
  "kit/use-id.js": "export const useId = () => 1;",
  "late.js": 'import { useId } from "kit/index.js"; log(useId);',
  "screen.js": 'import { Menu } from "kit/index.js"; import * as late from "late.js"; log(Menu, late);',
};

const files: Plugin = {
  name: "files",
  resolveId: (id) => (id in FILES ? { id, moduleSideEffects: !id.startsWith("kit/") } : undefined),
  load: (id) => FILES[id],
};

type Find = (graph: Graph) => ReadonlySet<string>;

/** The modules found in a build of both pages. */
async function modulesIn(find: Find): Promise<string[]> {
  let found: ReadonlySet<string> | undefined;
  const build = await rollup({ input: ["page.js", "screen.js"], plugins: [files] });
  await build.generate({
    manualChunks: (_, graph) => {
      found ??= find(graph);
    },
  });
  return [...(found ?? [])].filter((id) => id in FILES).sort();
}

const modulesOf = (page: RegExp) => modulesIn((graph) => modulesImportedBy(page, graph));

test("a page brings the modules behind the names that it imports, and nothing else of an index", async () => {
  const modules = ["kit/button.js", "kit/helpers.js", "page.css", "page.js", "react.js"];
  expect(await modulesOf(/^page\.js$/)).toEqual(modules);
});

test("importing a whole module brings everything that it imports, also through an index that exports all of another", async () => {
  const modules = ["kit/menu.js", "kit/use-id.js", "late.js", "screen.js"];
  expect(await modulesOf(/^screen\.js$/)).toEqual(modules);
});

test("code needed without a page is what the other page and the later parts import", async () => {
  const modules = ["kit/menu.js", "kit/use-id.js", "late.js", "screen.js"];
  expect(await modulesIn((graph) => modulesImportedByOthers((entry) => entry === "page.js", graph))).toEqual(modules);
});
