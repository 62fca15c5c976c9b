import { fileURLToPath } from "node:url";
import { loadEnv, type Plugin, type Rollup } from "vite";
import { defineConfig } from "vitest/config";
import { buildNotice } from "./app/build/build-notice";
import {
  BUILD_OPTIONS,
  createClassNameCheck,
  FILE_NAMES,
  FUTURE_FLAGS,
  SHORT_CLASS_NAME,
} from "./app/build/build-options";
import { prefetchUserEntry, writeBuiltUrls } from "./app/build/built-urls";
import { manualChunks } from "./app/build/chunks";
import { compileHints } from "./app/build/compile-hints";
import { writeCompressedFiles } from "./app/build/compress-files";
import { writeScriptPolicy } from "./app/build/content-policy";
import { writeDeployFiles } from "./app/build/deploy-files";
import { inlineScripts } from "./app/build/inline-script";
import { licenses } from "./app/build/licenses";
import { mantineStyles, writeUsedLayers } from "./app/build/mantine-styles";
import { minifyScripts } from "./app/build/minify-scripts";
import { pinyinTable } from "./app/build/pinyin";
import { remStyles } from "./app/build/rem-styles";
import { isOn, serverFromEnv } from "./app/build/server-options";
import { requireTranslations } from "./app/build/translation-files";
import { unusedStyles } from "./app/build/unused-styles";
import { writeVersion } from "./app/build/version-file";
import { deploymentFromEnv, ownValues } from "./app/config/deployment-env";
import { settingsFromFile } from "./app/config/settings-file";
import { demoWorker } from "./mocks/worker-file";
import manifest from "./package.json" with { type: "json" };

// Loading it takes longer than most tests, which do without its routes.
const remix = process.env.VITEST ? undefined : (await import("@remix-run/dev")).vitePlugin;

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Replaces the router's function that loads a route module with ours, in every build (load-route-module.ts). */
function routeModules(): Plugin {
  const router = "@remix-run/react/dist/esm/";
  const replacement = folder("./app/lib/loading/load-route-module.ts");
  return {
    name: "route-modules",
    apply: "build",
    enforce: "pre",
    resolveId: (source, importer) =>
      source === "./routeModules.js" && importer?.includes(router) ? replacement : undefined,
    buildEnd(error) {
      // A build that failed for another reason may not have come to it.
      if (error) return;
      const isReplaced = this.environment.name !== "client" || this.getModuleInfo(replacement);
      if (!isReplaced)
        this.error("The router no longer imports ./routeModules.js, which load-route-module.ts replaces.");
    },
  };
}

/** Validates the project's settings file, in a build and in development, and that a build has all translations. */
function projectFiles(): Plugin {
  return {
    name: "project-files",
    enforce: "pre",
    config(_, { command }) {
      if (command === "build") requireTranslations(folder("./app/i18n"));
    },
    transform(code, id) {
      if (id.endsWith("/app/settings/settings.json")) settingsFromFile(code);
    },
  };
}

const clientOutput = (): Rollup.OutputOptions => ({
  ...FILE_NAMES,
  manualChunks: manualChunks(),
  onlyExplicitManualChunks: true,
  // Nothing changes or prints the modules' objects.
  freeze: false,
  generatedCode: { symbols: false },
  plugins: [minifyScripts()],
});

export default defineConfig(({ mode, command, isSsrBuild }) => {
  // The unit and screen tests are those of the defaults, whatever a deployment sets.
  const env = process.env.VITEST ? {} : loadEnv(mode, process.cwd());
  // Throws on an invalid variable before anything is built.
  const deployment = deploymentFromEnv(env);
  const server = serverFromEnv({ ...env, ...process.env });
  const { basePath } = server;
  const demo = isOn("VITE_DEMO", env.VITE_DEMO);
  const buildDirectory = demo ? "build/demo" : "build/production";
  return {
    base: `${basePath}/`,
    plugins: [
      remix?.({
        ssr: false,
        basename: `${basePath}/`,
        buildDirectory,
        async buildEnd() {
          // Before the policy, which contains the hashes of the page's scripts.
          await writeBuiltUrls(buildDirectory, basePath);
          await writeUsedLayers(`${buildDirectory}/client`);
          await writeScriptPolicy(`${buildDirectory}/client`);
          await writeVersion(`${buildDirectory}/client`);
          if (!demo) await writeCompressedFiles(`${buildDirectory}/client`);
          await writeDeployFiles(`${buildDirectory}/client`, deployment, server);
          const notice = demo ? undefined : buildNotice(deployment);
          if (notice) console.warn(notice);
        },
        future: FUTURE_FLAGS,
      }),
      routeModules(),
      projectFiles(),
      mantineStyles(),
      inlineScripts(),
      prefetchUserEntry(),
      compileHints(),
      licenses(),
      demo && demoWorker(),
    ],
    css: {
      postcss: { plugins: [remStyles, unusedStyles()] },
      modules: command === "build" ? { generateScopedName: SHORT_CLASS_NAME, getJSON: createClassNameCheck() } : {},
    },
    define: {
      BASE_PATH: JSON.stringify(basePath),
      BUILD_DEPLOYMENT: JSON.stringify(ownValues(deployment)),
      "import.meta.env.VITE_DEMO": JSON.stringify(String(demo)),
      // Without these the router's code would contain the parts of both settings, 2.1 and 0.1 kB of every page.
      "window.__remixContext.future.v3_singleFetch": JSON.stringify(FUTURE_FLAGS.v3_singleFetch),
      "window.__remixContext.isSpaMode": "true",
      PINYIN: JSON.stringify(pinyinTable()),
      "import.meta.env.VITE_VERSION": JSON.stringify(manifest.version),
    },
    resolve: {
      alias: {
        "~": folder("./app"),
        "#mocks": folder("./mocks"),
      },
    },
    build: {
      ...BUILD_OPTIONS,
      // Of the server's files only the page is published.
      rollupOptions: isSsrBuild ? { treeshake: false } : { output: clientOutput() },
    },
    // Without entries the development server finds new dependencies with each screen and reloads the page.
    optimizeDeps: { entries: ["app/**/*.{ts,tsx}", "!app/build/**", "mocks/browser.ts"] },
    server: { port: 5173 },
    test: {
      environment: "jsdom",
      setupFiles: "test/setup.ts",
      // A new jsdom for each file would take most of the time; the set-up file cleans up after each test.
      isolate: false,
      maxWorkers: 2,
      // Room for the objects of a rendered screen, which are then collected less often: a twentieth of the time.
      execArgv: ["--max-semi-space-size=64"],
      // Generous, because a slow machine is not a failure.
      testTimeout: 120_000,
      include: ["test/**/*.test.{ts,tsx}"],
      benchmark: { include: ["test/**/*.bench.ts"] },
    },
  };
});
