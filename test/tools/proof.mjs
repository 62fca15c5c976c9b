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
// The tests run without the changes of the mutation, of which those of lists have no page.
run("stryker", ["run", "test/mutation/stryker.config.mjs", "--dryRunOnly"]);
run("stryker", ["run", "test/mutation/resource.config.mjs", "--dryRunOnly"]);
run("remix", ["vite:build"]);
run("remix", ["vite:build", "--mode", "demo"]);
run("playwright", ["test", "--config", "test/browser/playwright.config.ts", "--project=proof", "--project=motion"]);
run("playwright", ["test", "--config", "test/engines/playwright.config.ts"]);
run("tsx", ["test/tools/looks.ts", "--built"]);
