import { type ConfigEnv, mergeConfig } from "vite";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import project from "../../vite.config";

/** The same order at each run, independent of recorded durations and failures. */
class ByName extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1));
  }
}

type Tests = {
  name: string;
  include: string[];
  exclude?: string[];
  environment?: "node";
  /** Modules by what replaces them. */
  alias?: { find: RegExp; replacement: string }[];
};

/** Tests of mutated code, otherwise as `npm test` runs them; a mutant that never ends fails after `testTimeout`, in ms. */
export function testsOf(env: ConfigEnv, testTimeout: number, groups: readonly Tests[]) {
  // Threads, which Stryker runs tests in, take no flags of V8.
  const { test: { include, benchmark, execArgv, ...test } = {}, ...rest } = project(env);
  return mergeConfig(rest, {
    test: {
      ...test,
      testTimeout,
      sequence: { sequencer: ByName },
      projects: groups.map(
        (group, groupOrder): TestProjectInlineConfiguration => ({
          extends: true,
          // The mutant must be active before a setup file imports the code.
          test: { ...group, sequence: { setupFiles: "list", groupOrder } },
        }),
      ),
    },
  });
}
