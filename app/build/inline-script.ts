import { readFile } from "node:fs/promises";
import { type Plugin, transformWithEsbuild } from "vite";

const QUERY = "?inline-script";

/** Imports a module as the text of an inline script: `import text from "./preload?inline-script"`. */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const path = id.slice(0, -QUERY.length);
      const options = { format: "iife", minify: true, target: "es2022" } as const;
      const { code } = await transformWithEsbuild(await readFile(path, "utf8"), path, options);
      return `export default ${JSON.stringify(code)}`;
    },
  };
}
