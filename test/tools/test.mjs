import { requireChromium } from "./chromium.mjs";
import { install, run } from "./install.mjs";
import { runLanes } from "./lanes.mjs";

install();
requireChromium();
// Two lanes for two cores: checks and unit tests beside the builds for the browser tests.
await runLanes([
  [
    ["npm", "run", "--silent", "check"],
    ["vitest", "run"],
  ],
  [
    ["remix", "vite:build"],
    ["remix", "vite:build", "--mode", "demo"],
  ],
]);
run("playwright", ["test", "--config", "test/browser/playwright.config.ts", "--project=test"]);
