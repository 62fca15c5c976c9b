import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { testsOf } from "./shared";

/** Without DOM, and without a list of the console, which would take a change some seconds. */
const RULES = [
  "test/resource/rules/**/*.test.ts",
  "test/resource/{deletion/deletions,export/export,list/row-keys,views/saved-views}.test.ts",
];

const NOTHING = fileURLToPath(new URL("./nothing.ts", import.meta.url));

/** The tests of the code that resource.config.mjs mutates. One that takes longer has a loop that never ends. */
export default defineConfig((env) =>
  testsOf(env, 5_000, [
    {
      name: "rules",
      environment: "node",
      include: RULES,
      alias: [{ find: /^@mantine\/(core|dates|notifications)$/, replacement: NOTHING }],
    },
    { name: "styles", environment: "node", include: ["test/resource/list/column-layout.test.ts"] },
  ]),
);
