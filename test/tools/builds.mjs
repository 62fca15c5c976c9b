import { existsSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { run } from "./install.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const SOURCES = ["app", "mocks", "public", "test/tools", "vite.config.ts", "package.json", "package-lock.json"];
const ENV_FILES = [".env", ".env.local", ".env.production", ".env.production.local", ".env.demo", ".env.demo.local"];
const BUILDS = [
  { args: ["vite:build"], page: "build/production/client/index.html" },
  { args: ["vite:build", "--mode", "demo"], page: "build/demo/client/index.html" },
];

/**
 * The time of the last change of a file or of anything in a folder, in ms. The time of a folder itself covers deleted files.
 * @param {string} path
 * @returns {number}
 */
function lastChange(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => lastChange(`${path}/${name}`)));
}

/** Builds production and demonstration where a source has changed since the last build. */
export function buildStale() {
  const sources = [...SOURCES, ...ENV_FILES.filter((file) => existsSync(root + file))];
  const changed = Math.max(...sources.map((source) => lastChange(root + source)));
  for (const { args, page } of BUILDS) {
    if (!existsSync(root + page) || lastChange(root + page) < changed) run("remix", args);
  }
}
