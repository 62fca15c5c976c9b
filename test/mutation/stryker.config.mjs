/**
 * Changes the rules one piece at a time, and asks whether a test notices.
 * @type {ConstructorParameters<typeof import("@stryker-mutator/core").Stryker>[0]}
 */
export default {
  mutate: [
    "app/{navigation,api/client,session,settings}/**/*.{ts,tsx}",
    "app/config/settings-file.ts",
    "app/features/messages/message{-rules,s}.ts",
    "app/shell/tabs/open-tabs*.ts",
    "!**/*.d.ts",
    "!**/*.d.json.ts",
  ],
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "test/mutation/vitest.config.ts" },
  coverageAnalysis: "perTest",
  // What is read once, as its module loads, would need every test anew: as long again, for the keys and tables alone.
  ignoreStatic: true,
  concurrency: 2,
  // A machine that is slow is no test that fails: only what no test's own time-out ends is ended here.
  timeoutMS: 30_000,
  // Vitest takes the types away: nothing here is compiled.
  disableTypeChecks: false,
  // What the sandbox needs no copy of.
  ignorePatterns: ["/build", "/public", "/test/browser", "/test/pictures"],
  tempDirName: "build/mutation/sandbox",
  cleanTempDir: "always",
  reporters: ["progress-append-only", "clear-text", "html"],
  htmlReporter: { fileName: "build/mutation/report.html" },
  clearTextReporter: { allowColor: false, reportTests: false, skipFull: true },
  thresholds: { high: 95, low: 85, break: 85 },
};
