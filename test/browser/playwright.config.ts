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
    { name: "test", testIgnore: ["**/browser/proof/**", "**/browser/looks/**"] },
    // The great matrices: too long for every change, run by npm run proof.
    { name: "proof", testMatch: "**/browser/proof/**/*.spec.ts" },
    // Every screen beside its picture, by npm run looks.
    { name: "looks", testMatch: "**/browser/looks/**/*.spec.ts" },
  ],
  timeout: 90_000,
  expect: {
    timeout: 20_000,
    toHaveScreenshot: {
      pathTemplate: "{testFileDir}/pictures/{arg}{ext}",
      // Half a px of each: a picture is small, and still shows every line.
      scale: "device",
      // The same browser draws the same; what other processors round differently is not seen.
      threshold: 0.02,
      maxDiffPixels: 20,
    },
  },
  use: {
    locale: "zh-CN",
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findChromium(), args: BROWSER_ARGUMENTS },
    // A trace of each test takes a third of its time: ask for it with --trace retain-on-failure.
    screenshot: "only-on-failure",
  },
});
