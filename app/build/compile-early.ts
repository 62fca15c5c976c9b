import type { Plugin } from "vite";

/** The files that the first screen, whichever it is, is drawn with, and the first chart. */
const FIRST = ["prefetch-user", "entry.client", "frame", "charts"];

/**
 * Has the browser compile all functions of those files while they arrive, beside the page's own thread, instead of one
 * by one when each is first called: V8's explicit compile hints (https://v8.dev/blog/explicit-compile-hints). Other
 * browsers see a comment.
 */
export function compileEarly(): Plugin {
  return {
    name: "compile-early",
    apply: "build",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chunks = Object.values(bundle).flatMap((one) => (one.type === "chunk" ? [one] : []));
        for (const name of FIRST) {
          const chunk = chunks.find((one) => one.name === name);
          if (!chunk) this.error(`No file is named ${name}: say which one comes first instead.`);
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      },
    },
  };
}
