import type { Plugin } from "vite";

/** The chunks that any first screen needs, and the first chart. */
const CHUNKS = ["prefetch-user", "entry.client", "frame", "charts"];

/**
 * Makes Chromium compile all functions of these chunks while they load, off the main thread, instead of each at its
 * first call: V8's explicit compile hints (https://v8.dev/blog/explicit-compile-hints). It is a comment for others.
 */
export function compileHints(): Plugin {
  return {
    name: "compile-hints",
    apply: "build",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chunks = Object.values(bundle).flatMap((one) => (one.type === "chunk" ? [one] : []));
        for (const name of CHUNKS) {
          const chunk = chunks.find((one) => one.name === name);
          if (!chunk) this.error(`No chunk is named ${name}.`);
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      },
    },
  };
}
