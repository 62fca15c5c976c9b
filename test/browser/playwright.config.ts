import { defineConfig } from "@playwright/test";
import { BROWSER_RUN } from "../tools/browser-run";
import { BROWSER_ARGUMENTS, findChromium, findTestChromium, TEST_ARGUMENTS } from "../tools/chromium.mjs";

/** Further cases of what another test shows, such as the other language, and details of a layout. */
const PROOF = /@proof/;

const TESTS = { testIgnore: ["**/browser/proof/**", "**/browser/looks/**"], grepInvert: PROOF };
const LAUNCH_OPTIONS = { executablePath: findTestChromium(), args: [...BROWSER_ARGUMENTS, ...TEST_ARGUMENTS] };

export default defineConfig({
  ...BROWSER_RUN,
  projects: [
    // Without animations the tests take a fifth less time on busy cores; proof runs them once more with animations.
    { name: "test", ...TESTS, use: { launchOptions: LAUNCH_OPTIONS, contextOptions: { reducedMotion: "reduce" } } },
    { name: "motion", ...TESTS, use: { launchOptions: LAUNCH_OPTIONS } },
    // The long test matrices, and further cases of the tests above, run by npm run proof.
    { name: "proof", testIgnore: "**/browser/looks/**", grep: [/proof\/.*spec/, PROOF] },
    // Compares every screen with its picture, run by npm run looks.
    { name: "looks", testMatch: "**/browser/looks/**/*.spec.ts", use: { reuseContext: false } },
  ],
  timeout: 90_000,
  expect: {
    timeout: 20_000,
    toHaveScreenshot: {
      pathTemplate: "{testFileDir}/pictures/{arg}{ext}",
      // Pictures at half size stay small and still show every line.
      scale: "device",
      // The same browser draws the same; the threshold covers rounding differences of other processors.
      threshold: 0.02,
      maxDiffPixels: 20,
    },
  },
  use: {
    // With the pages' address (fixtures.ts) it spares compiling all files in each test: a fifth of the time.
    reuseContext: true,
    locale: "zh-CN",
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findChromium(), args: BROWSER_ARGUMENTS },
    // Traces would take a third of the time: use --trace retain-on-failure when needed.
    screenshot: "only-on-failure",
  },
});
