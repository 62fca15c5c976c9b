import { requireChromium } from "./chromium.mjs";
import { install, run } from "./install.mjs";
import { runLanes } from "./lanes.mjs";

install();
requireChromium();
// Two lanes, for two cores: what looks at the sources, and what the browser will look at.
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
