import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

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

/** Images of containers often come without them. */
const hasPackageLists = () => readdirSync("/var/lib/apt/lists").some((name) => name.includes("_Packages"));

/**
 * @param {"ignore" | "inherit"} errors
 * @param {string[]} args
 */
export const apt = (errors, ...args) =>
  spawnSync("apt-get", args, { stdio: ["ignore", "ignore", errors] }).status === 0;

/** Says what to do where there is no Chromium, and exits. */
function failWithoutChromium() {
  console.error(
    "The browser tests need Chromium: install it (Debian: apt-get install chromium fonts-noto-cjk) or set CHROMIUM_PATH.",
  );
  process.exit(1);
}

/** Exits where there is no Chromium and none may be installed. */
export function checkChromium() {
  if (!findChromium() && !mayInstall()) failWithoutChromium();
}

/** Installs Debian's Chromium and a Chinese font where they are missing; exits where that may not be or fails. */
export function requireChromium() {
  checkChromium();
  if (!findChromium()) {
    console.log("No Chromium on this machine: installing Debian's.");
    if (apt("inherit", "update", "-qq")) apt("inherit", "install", "-y", "-qq", "chromium", "fonts-noto-cjk");
  }
  if (!findChromium()) failWithoutChromium();
  if (process.env.CHROMIUM_PATH || existsSync(HEADLESS_SHELL) || !mayInstall()) return;
  if (!hasPackageLists()) apt("ignore", "update", "-qq");
  apt("ignore", "install", "-y", "-qq", "chromium-headless-shell");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) requireChromium();
