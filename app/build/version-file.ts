import { readFile, writeFile } from "node:fs/promises";
import { VERSION_FILE } from "../config/version";

const MANIFEST = /\/assets\/manifest-(\w+)\.js/;

/**
 * Writes which version is published beside the page, for open pages to compare. It is the hash in the name of the
 * router's manifest, which changes with any other file.
 */
export async function writeVersion(client: string): Promise<void> {
  const [, version] = MANIFEST.exec(await readFile(`${client}/index.html`, "utf8")) ?? [];
  if (!version) throw new Error("The built page names no manifest: look anew at what tells its version.");
  await writeFile(client + VERSION_FILE, JSON.stringify({ version }));
}
