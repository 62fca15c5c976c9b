import base from "./stryker.config.mjs";

/** Changes the rules of lists, which tests without DOM detect: all of app/resource but what is listed here. */
export default {
  ...base,
  mutate: [
    "app/resource/**/*.ts",
    // Hooks.
    "!app/resource/**/use-*.ts",
    "!app/resource/{data/mutations,resource-context}.ts",
    // The DOM.
    "!app/resource/in-place/{cell-keys,focus-input}.ts",
    "!app/resource/list/{cell-target,click-guard,column-resizing,copy-rows,existing-target,grid-cells,grid-focus}.ts",
    // Messages and dialogs.
    "!app/resource/actions/run-action.ts",
    "!app/resource/bulk-edit/{notify-refusals,run-changes}.ts",
    "!app/resource/export/export-run.ts",
    "!app/resource/selection/keep-selection-current.ts",
    "!app/resource/undo/report-undo.ts",
  ],
  // All tests load in little time; to look which of them load a file takes as long as to run them.
  vitest: { configFile: "test/mutation/resource.vitest.config.ts", related: false },
  tempDirName: "build/mutation/resource-sandbox",
  // Its tests are over sooner.
  timeoutMS: 15_000,
  htmlReporter: { fileName: "build/mutation/resource.html" },
};
