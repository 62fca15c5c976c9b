import { requireChromium } from "./chromium.mjs";
import { installEngines } from "./engines.mjs";
import { install, run } from "./install.mjs";
import { installServers } from "./servers.mjs";

requireChromium();
install();
installServers();
installEngines();
// Property tests use new cases in each run; a failure prints the seed to reproduce it.
run("vitest", ["run"], { NEW_CASES: "1" });
run("remix", ["vite:build"]);
run("remix", ["vite:build", "--mode", "demo"]);
run("playwright", ["test", "--config", "test/browser/playwright.config.ts", "--project=proof", "--project=motion"]);
run("playwright", ["test", "--config", "test/engines/playwright.config.ts"]);
run("tsx", ["test/tools/looks.ts", "--built"]);
