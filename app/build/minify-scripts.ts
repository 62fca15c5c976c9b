import { minify } from "@swc/core";
import type { Rollup } from "vite";

/** Minifies the scripts of an output. Belongs to Rollup's `output.plugins`, which run after all of Vite's. */
export function minifyScripts(): Rollup.OutputPlugin {
  return {
    name: "minify-scripts",
    async renderChunk(code) {
      const options = {
        module: true,
        ecma: 2020,
        compress: { passes: 3 },
        mangle: true,
        format: { comments: false },
      } as const;
      return { code: (await minify(code, options)).code, map: null };
    },
  };
}
