import { defineConfig, mergeConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import project from "../../vite.config";

/** These tests need no DOM: a mutant that fails here takes a sixth of the time. */
const PURE = [
  "test/navigation/*.test.ts",
  "test/api/client/{api-error,dedupe,dedupe-abort,dedupe-writes,envelope,server-clock,sign}.test.ts",
  "test/session/{account,login-redirect}.test.ts",
  "test/settings/{menu-position,theme-color}.test.ts",
  "test/config/settings-file.test.ts",
  "test/features/messages/message-rules.test.ts",
  "test/shell/tabs/open-tabs.test.ts",
];

/** The same order at each run, independent of recorded durations and failures. */
class ByName extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1));
  }
}

/** The tests of the mutated code (see stryker.config.mjs), otherwise as `npm test` runs them. */
export default defineConfig((env) => {
  const { test: { include, benchmark, ...test } = {}, ...rest } = project(env);
  // The mutant must be active before a setup file imports the code.
  const first = { setupFiles: "list" } as const;
  return mergeConfig(rest, {
    test: {
      ...test,
      // Detects a mutant that never ends sooner.
      testTimeout: 20_000,
      sequence: { sequencer: ByName },
      projects: [
        {
          extends: true,
          test: { name: "pure", environment: "node", include: PURE, sequence: { ...first, groupOrder: 0 } },
        },
        {
          extends: true,
          test: {
            name: "page",
            include: ["test/{navigation,api,session,settings}/**/*.test.{ts,tsx}"],
            exclude: PURE,
            sequence: { ...first, groupOrder: 1 },
          },
        },
      ],
    },
  });
});
