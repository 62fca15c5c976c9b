import { checkChromium } from "./chromium.mjs";
import { install } from "./install.mjs";
import { runLanes } from "./lanes.mjs";

checkChromium();
install();
console.log("Unit and screen tests, beside the checks and the browser tests. Each is shown when it has ended.");
// Two lanes for two cores, each with two processes: where one waits for a timer or a page, another works.
await runLanes([
  [["vitest", "run"]],
  [
    ["npm", "run", "--silent", "check"],
    ["node", "test/tools/chromium.mjs"],
    ["remix", "vite:build"],
    ["remix", "vite:build", "--mode", "demo"],
    ["playwright", "test", "--config", "test/browser/playwright.config.ts", "--project=test"],
  ],
]);
