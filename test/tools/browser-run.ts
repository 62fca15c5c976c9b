import type { PlaywrightTestConfig } from "@playwright/test";

/** How all tests in browsers run: two at a time, one for each core. */
export const BROWSER_RUN = {
  testDir: ".",
  outputDir: "../../test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [["list"]],
} satisfies PlaywrightTestConfig;
