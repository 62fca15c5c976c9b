import { existsSync } from "node:fs";
import { apt, findChromium, mayInstall } from "./chromium.mjs";

const FIREFOXES = [
  process.env.FIREFOX_PATH,
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];
const WEBKIT_BROWSERS = [
  "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
  "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
];
const WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver";
const DISPLAY_SERVER = "/usr/bin/Xvfb";

/** @param {(string | undefined)[]} candidates */
const findFirst = (candidates) => candidates.find((path) => path !== undefined && existsSync(path));

/** @returns {string | undefined} the path of a Firefox on this machine */
export const findFirefox = () => findFirst(FIREFOXES);

/** @returns what runs WebKit on this machine, if all of it is there */
export function findWebkit() {
  const browser = findFirst(WEBKIT_BROWSERS);
  const isComplete = browser !== undefined && existsSync(WEBKIT_DRIVER) && existsSync(DISPLAY_SERVER);
  return isComplete ? { browser, driver: WEBKIT_DRIVER, displayServer: DISPLAY_SERVER } : undefined;
}

/** The engines of browsers: whether each is on this machine, and Debian's packages of it. */
const ENGINES = {
  chromium: { isInstalled: () => findChromium() !== undefined, packages: ["chromium"] },
  firefox: { isInstalled: () => findFirefox() !== undefined, packages: ["firefox-esr"] },
  webkit: { isInstalled: () => findWebkit() !== undefined, packages: ["webkit2gtk-driver", "xvfb"] },
};

/** @type {(keyof typeof ENGINES)[]} */
const NAMES = ["chromium", "firefox", "webkit"];

/** The engines that are on this machine. */
export const installedEngines = () => NAMES.filter((name) => ENGINES[name].isInstalled());

/** Installs Debian's Firefox and WebKit where they are missing and this is allowed; otherwise says what is not run. */
export function installEngines() {
  const missing = () => NAMES.filter((name) => !ENGINES[name].isInstalled());
  const packages = missing().flatMap((name) => ENGINES[name].packages);
  if (packages.length > 0 && mayInstall()) {
    console.log(`Installing Debian's ${packages.join(", ")}.`);
    if (apt("inherit", "update", "-qq")) {
      apt("inherit", "install", "-y", "-qq", "--no-install-recommends", ...packages);
    }
  }
  for (const name of missing()) {
    console.log(
      `The main tasks are not run in ${name}, which is not installed (Debian: ${ENGINES[name].packages.join(", ")}).`,
    );
  }
}
