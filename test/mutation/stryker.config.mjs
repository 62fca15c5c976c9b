/**
 * Changes the code of the rules one piece at a time, and checks that a test fails.
 * @type {ConstructorParameters<typeof import("@stryker-mutator/core").Stryker>[0]}
 */
export default {
  mutate: [
    "app/{navigation,api/client,session,settings}/**/*.{ts,tsx}",
    "app/config/settings-file.ts",
    "app/features/messages/message{-rules,s}.ts",
    "app/features/tabs/open-tabs*.ts",
    "!**/*.d.ts",
    "!**/*.d.json.ts",
  ],
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "test/mutation/vitest.config.ts" },
  coverageAnalysis: "perTest",
  // Mutants in code that runs once at import would need every test again: twice the time, for keys and tables only.
  ignoreStatic: true,
  concurrency: 2,
  // A slow machine must not count as a detected mutant: this only ends what the tests' own time-out does not.
  timeoutMS: 30_000,
  // Vitest strips the types, so type errors do not matter.
  disableTypeChecks: false,
  // Stryker reads this file with the functions of TypeScript 5, which TypeScript 7 has not; no path in it leaves the project.
  tsconfigFile: "none",
  ignorePatterns: ["/build", "/public", "/test/browser", "/test/pictures"],
  tempDirName: "build/mutation/sandbox",
  cleanTempDir: "always",
  reporters: ["progress-append-only", "clear-text", "html"],
  htmlReporter: { fileName: "build/mutation/report.html" },
  clearTextReporter: { allowColor: false, reportTests: false, skipFull: true },
  thresholds: { high: 95, low: 90, break: 90 },
};
