import { spawnSync } from "node:child_process";
import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { expect } from "@playwright/test";

/** What a copy of the project is without. */
const LEFT_OUT = new Set([".git", "node_modules", "build", "test-results"]);
const PROJECT = process.cwd();

/** Copies the project with its packages into a folder that the caller removes, and returns its path. */
export async function copyProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "copy-"));
  const isCopied = (path: string) => !LEFT_OUT.has(path.slice(PROJECT.length + 1).split(sep)[0] ?? "");
  await cp(PROJECT, folder, { recursive: true, filter: isCopied });
  // Links to files, since Vite would follow one to the folder and find the project itself; a copy on another disk.
  const [from, to] = [`${PROJECT}/node_modules`, `${folder}/node_modules`];
  if (spawnSync("cp", ["-al", from, to]).status !== 0) await cp(from, to, { recursive: true, verbatimSymlinks: true });
  return folder;
}

/** Runs an installed command in a copy. Fails with all that it printed. */
export function runIn(folder: string, command: string, ...args: string[]): void {
  const env = { ...process.env, PATH: `${folder}/node_modules/.bin:${process.env.PATH}` };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, env, encoding: "utf8" });
  expect(status, `${command} ${args.join(" ")}\n${stdout}\n${stderr}`).toBe(0);
}
