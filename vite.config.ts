import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";
import { deploymentFromEnv } from "./app/deployment";
import { demoWorker } from "./mocks/worker-file";
import manifest from "./package.json" with { type: "json" };
import { writeContentPolicy } from "./test/tools/content-policy";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd());
  // Refuses a malformed variable before anything is built.
  deploymentFromEnv(env);
  const demo = env.VITE_DEMO === "true";
  const buildDirectory = demo ? "build/demo" : "build/production";
  return {
    plugins: [
      !process.env.VITEST &&
        remix({
          ssr: false,
          buildDirectory,
          buildEnd: () => writeContentPolicy(`${buildDirectory}/client`),
          future: {
            v3_fetcherPersist: true,
            v3_lazyRouteDiscovery: true,
            v3_relativeSplatPath: true,
            v3_routeConfig: true,
            v3_singleFetch: true,
            v3_throwAbortReason: true,
          },
        }),
      demo && demoWorker(),
    ],
    define: {
      "import.meta.env.VITE_DEMO": JSON.stringify(String(demo)),
      "import.meta.env.VITE_VERSION": JSON.stringify(manifest.version),
    },
    resolve: { alias: { "~": folder("./app"), "#mocks": folder("./mocks") } },
    build: { target: "es2022", assetsInlineLimit: 0 },
    server: { port: 5173 },
    test: {
      environment: "jsdom",
      setupFiles: "test/setup.ts",
      include: ["test/**/*.test.{ts,tsx}"],
      benchmark: { include: ["test/**/*.bench.ts"] },
    },
  };
});
