import type { Plugin } from "vite";

/** The files that the first screen, whichever it is, is drawn with, and the charts of the workplace. */
const FIRST = ["react", "session", "entry.client", "frame", "charts", "content-chart"];

/**
 * Has the browser compile all functions of those files while they arrive, beside the page's own thread, instead of
 * one by one when each is first called (V8's explicit compile hints; other browsers see a comment).
 */
export function compileEarly(): Plugin {
  return {
    name: "compile-early",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === "chunk" && FIRST.includes(chunk.name)) {
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
          }
        }
      },
    },
  };
}
