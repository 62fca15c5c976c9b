import { defineConfig } from "@playwright/test";
import { installedEngines } from "../tools/engines.mjs";
import type { Options } from "./fixtures";

/** The main tasks in each engine of this machine. */
export default defineConfig<Options>({
  testDir: ".",
  outputDir: "../../test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [["list"]],
  projects: installedEngines().map((engineName) => ({ name: engineName, use: { engineName } })),
  timeout: 180_000,
  expect: { timeout: 30_000 },
});
