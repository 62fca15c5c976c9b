import { requireChromium } from "./chromium.mjs";
import { install, run } from "./install.mjs";

install();
requireChromium();
run("npm", ["run", "--silent", "check"]);
run("vitest", ["run"]);
run("remix", ["vite:build"]);
run("remix", ["vite:build", "--mode", "demo"]);
run("playwright", ["test", "--config", "test/browser/playwright.config.ts", "--project", "test"]);
