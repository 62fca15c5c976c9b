import { defineConfig } from "@playwright/test";
import { BROWSER_ARGUMENTS, findChromium } from "../tools/chromium.mjs";

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [["list"]],
  projects: [
    { name: "test", testIgnore: "**/browser/proof/**" },
    // The great matrices: too long for every change, run by npm run proof.
    { name: "proof", testMatch: "**/browser/proof/**/*.spec.ts" },
  ],
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    locale: "zh-CN",
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findChromium(), args: BROWSER_ARGUMENTS },
    // A trace of each test takes a third of its time: ask for it with --trace retain-on-failure.
    screenshot: "only-on-failure",
  },
});
