import { defineConfig } from "@playwright/test";
import { BROWSER_RUN } from "../tools/browser-run";
import { installedEngines } from "../tools/engines.mjs";
import type { Options } from "./fixtures";

/** The main tasks in each engine of this machine. */
export default defineConfig<Options>({
  ...BROWSER_RUN,
  projects: installedEngines().map((engineName) => ({ name: engineName, use: { engineName } })),
  timeout: 180_000,
  expect: { timeout: 30_000 },
});
