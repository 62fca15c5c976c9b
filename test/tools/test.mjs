import { checkChromium } from "./chromium.mjs";
import { install, run } from "./install.mjs";
import { runLanes } from "./lanes.mjs";

checkChromium();
install();
console.log(
  "Unit and screen tests, beside the checks and the builds. Each is shown when it has ended, the first in a minute.",
);
// Two lanes for two cores: the unit tests beside the checks and the builds for the browser tests. The third is done at
// once where there is a browser; a download waits for the network, not for a core.
await runLanes([
  [["vitest", "run"]],
  [
    ["npm", "run", "--silent", "check"],
    ["remix", "vite:build"],
    ["remix", "vite:build", "--mode", "demo"],
  ],
  [["node", "test/tools/chromium.mjs"]],
]);
run("playwright", ["test", "--config", "test/browser/playwright.config.ts", "--project=test"]);
