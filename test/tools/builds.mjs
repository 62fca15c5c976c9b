import { existsSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { run } from "./install.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const SOURCES = ["app", "mocks", "public", "test/tools", "vite.config.ts", "package.json", "package-lock.json"];
const BUILDS = [
  { words: ["vite:build"], page: "build/production/client/index.html" },
  { words: ["vite:build", "--mode", "demo"], page: "build/demo/client/index.html" },
];

/**
 * When a file, or anything in a folder, changed last, in ms. A folder's own time tells of what was deleted.
 * @param {string} path
 * @returns {number}
 */
function changedAt(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => changedAt(`${path}/${name}`)));
}

/** Builds production and demonstration where a source has changed since their page was written. */
export function buildStale() {
  const changed = Math.max(...SOURCES.map((source) => changedAt(root + source)));
  for (const { words, page } of BUILDS) {
    if (!existsSync(root + page) || changedAt(root + page) < changed) run("remix", words);
  }
}
