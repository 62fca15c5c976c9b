import { defineConfig } from "vitest/config";
import { testsOf } from "./shared";

/** These tests need no DOM: a mutant that fails here takes a sixth of the time. */
const PURE = [
  "test/navigation/!(roles).test.ts",
  "test/api/client/{api-error,dedupe,dedupe-abort,dedupe-writes,envelope,server-clock,sign}.test.ts",
  "test/session/login-redirect.test.ts",
  "test/settings/{menu-position,theme-color}.test.ts",
  "test/config/settings-file.test.ts",
  "test/features/messages/message-rules.test.ts",
  "test/features/tabs/open-tabs.test.ts",
];

/** It loads the session again, as another tab: code that runs at import would count as that of this one test. */
const OTHER_TAB = "test/session/missed-renewals.test.ts";

/** The tests of the code that stryker.config.mjs mutates. */
export default defineConfig((env) =>
  testsOf(env, 20_000, [
    { name: "pure", environment: "node", include: PURE },
    {
      name: "page",
      include: [
        "test/{navigation,api,session,settings}/**/*.test.{ts,tsx}",
        "test/features/messages/{messages,messages-cleared,polling}.test.ts",
        "test/features/tabs/open-tabs-store.test.ts",
      ],
      exclude: [...PURE, OTHER_TAB],
    },
  ]),
);
