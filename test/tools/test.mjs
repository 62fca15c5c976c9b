import { requireChromium } from "./chromium.mjs";
import { install } from "./install.mjs";
import { runLanes } from "./lanes.mjs";

install();
requireChromium();
// Two lanes for two cores, one waiting for files and pages while the other computes: the unit tests, and beside them the
// checks, the builds and the browser tests of these.
await runLanes([
  [["vitest", "run"]],
  [
    ["npm", "run", "--silent", "check"],
    ["remix", "vite:build"],
    ["remix", "vite:build", "--mode", "demo"],
    ["playwright", "test", "--config", "test/browser/playwright.config.ts", "--project=test"],
  ],
]);
