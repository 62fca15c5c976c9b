import { checkChromium } from "./chromium.mjs";
import { install, run } from "./install.mjs";
import { runLanes } from "./lanes.mjs";

checkChromium();
install();
console.log(
  "Unit and screen tests, beside the checks and the builds. Each is shown when it has ended, the first in a minute.",
);
// Two lanes for two cores: the unit tests beside the checks and what the browser tests need.
await runLanes([
  [["vitest", "run", "--exclude", "**/*.proof.test.*"]],
  [
    ["npm", "run", "--silent", "check"],
    ["node", "test/tools/chromium.mjs"],
    ["remix", "vite:build"],
    ["remix", "vite:build", "--mode", "demo"],
  ],
]);
run("playwright", ["test", "--config", "test/browser/playwright.config.ts", "--project=test"]);
