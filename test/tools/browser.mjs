import { buildStale } from "./builds.mjs";
import { requireChromium } from "./chromium.mjs";
import { install, run } from "./install.mjs";

/** Names of specs and options of Playwright: `card`, `proof/axe`, `--repeat-each 3`, `--headed`. */
const args = process.argv.slice(2);
const hasName = args.some((arg) => !arg.startsWith("-"));

requireChromium();
install();
buildStale();
// Without a name it runs what npm test runs; a name may also be one of the long proof specs.
const projects = hasName ? ["--project=test", "--project=proof"] : ["--project=test"];
run("playwright", ["test", "--config", "test/browser/playwright.config.ts", ...projects, ...args]);
