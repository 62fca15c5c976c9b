import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { WORKER_URL } from "./worker-url";

/**
 * Leaves the files of a page to the network. msw asks the page about each of them, too, and waits without end where that
 * page is gone; Firefox then gives the unfinished load of a style sheet to the next page, which waits for a minute.
 */
const ONLY_CALLS = `addEventListener("fetch", (event) => {
  if (event.request.destination !== "") event.stopImmediatePropagation();
});
`;

const readWorker = () =>
  ONLY_CALLS + readFileSync(createRequire(import.meta.url).resolve("msw/mockServiceWorker.js"), "utf8");

/**
 * Serves msw's service worker in development and adds it to a demonstration build. It is read from the package, so that
 * it always has the installed version.
 */
export function demoWorker(): Plugin {
  return {
    name: "demo-worker",
    configureServer(server) {
      server.middlewares.use(WORKER_URL, (_request, response) => {
        response.setHeader("Content-Type", "text/javascript");
        response.end(readWorker());
      });
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      this.emitFile({ type: "asset", fileName: WORKER_URL.slice(1), source: readWorker() });
    },
  };
}
