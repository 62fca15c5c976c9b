import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The browser under test talks only to the servers of the test. */
export const BROWSER_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** V8 compiles and collects in its main thread: two browsers on two cores then take a tenth less time. */
export const TEST_ARGUMENTS = ["--js-flags=--single-threaded"];

/** Chromium without its windows. The browser tests take 2 minutes in it instead of 3:36 in the whole browser. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/** @param {string | undefined} path */
const exists = (path) => path !== undefined && existsSync(path);

/** @returns {string | undefined} the path of a Chromium on this machine */
export const findChromium = () => CANDIDATES.find(exists);

/** @returns {string | undefined} the path of the Chromium that needs the least time for tests */
export const findTestChromium = () => [process.env.CHROMIUM_PATH, HEADLESS_SHELL, ...CANDIDATES].find(exists);

/** Whether packages of the system may be installed. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/**
 * @param {"ignore" | "inherit"} errors
 * @param {string[]} args
 */
export const apt = (errors, ...args) =>
  spawnSync("apt-get", args, { stdio: ["ignore", "ignore", errors] }).status === 0;

/**
 * Installs Debian's Chromium and a Chinese font where they are missing and this is allowed; otherwise says what to do
 * and exits.
 */
export function requireChromium() {
  if (!findChromium() && mayInstall()) {
    console.log("No Chromium on this machine: installing Debian's.");
    if (apt("inherit", "update", "-qq")) apt("inherit", "install", "-y", "-qq", "chromium", "fonts-noto-cjk");
  }
  if (!findChromium()) {
    console.error(
      "The browser tests need Chromium: install it (Debian: apt-get install chromium fonts-noto-cjk) or set CHROMIUM_PATH.",
    );
    process.exit(1);
  }
  const isWhole = !process.env.CHROMIUM_PATH && !existsSync(HEADLESS_SHELL);
  if (isWhole && mayInstall()) apt("ignore", "install", "-y", "-qq", "chromium-headless-shell");
}
