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

/** @returns {string | undefined} the path of a Chromium on this machine */
export const findChromium = () => CANDIDATES.find((path) => path && existsSync(path));

/** @param {string[]} args */
const apt = (...args) => spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;

/**
 * Installs Debian's Chromium and a Chinese font where they are missing and this is allowed; otherwise says what to do
 * and exits.
 */
export function requireChromium() {
  if (findChromium()) return;
  const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (mayInstall) {
    console.log("No Chromium on this machine: installing Debian's.");
    if (apt("update", "-qq") && apt("install", "-y", "-qq", "chromium", "fonts-noto-cjk") && findChromium()) return;
  }
  console.error(
    "The browser tests need Chromium: install it (Debian: apt-get install chromium fonts-noto-cjk) or set CHROMIUM_PATH.",
  );
  process.exit(1);
}
