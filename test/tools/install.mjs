import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const mark = `${root}node_modules/.installed-lock`;

/**
 * Options to run npm or an installed package in the project's folder.
 * @param {Record<string, string>} env
 */
export const projectOptions = (env = {}) => ({
  cwd: root,
  shell: process.platform === "win32",
  env: { ...process.env, ...env, PATH: `${root}node_modules/.bin:${process.env.PATH}` },
});

/**
 * Runs npm or an installed package in the project's folder, and exits with its status when it
 * fails.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
export function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, { ...projectOptions(env), stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

const lockHash = () =>
  createHash("sha256")
    .update(readFileSync(`${root}package-lock.json`))
    .digest("hex");

/** Installs what the lock file says, unless that is installed already. */
export function install() {
  if (existsSync(mark) && readFileSync(mark, "utf8") === lockHash()) return;
  console.log("Installing the packages of package-lock.json: a minute or two.");
  // Includes development packages whatever NODE_ENV says. Scripts of packages are not run: none of them is needed.
  run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--ignore-scripts"]);
  writeFileSync(mark, lockHash());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) install();
