import { requireChromium } from "./chromium.mjs";
import { install, run } from "./install.mjs";
import { runLanes } from "./lanes.mjs";

install();
requireChromium();
// Two lanes for two cores: the unit tests beside the checks and the builds for the browser tests.
await runLanes([
  [["vitest", "run"]],
  [
    ["npm", "run", "--silent", "check"],
    ["remix", "vite:build"],
    ["remix", "vite:build", "--mode", "demo"],
  ],
]);
run("playwright", ["test", "--config", "test/browser/playwright.config.ts", "--project=test"]);
