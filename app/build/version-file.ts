import { readFile, writeFile } from "node:fs/promises";
import { VERSION_FILE } from "../config/version";

const MANIFEST = /\/assets\/manifest-(\w+)\.js/;

/**
 * Writes the published version beside the page, for open pages to compare with their own. It is the hash in the name of
 * the router's manifest, which changes with any file.
 */
export async function writeVersion(client: string): Promise<void> {
  const [, version] = MANIFEST.exec(await readFile(`${client}/index.html`, "utf8")) ?? [];
  if (!version) throw new Error("The built page does not refer to the router's manifest, whose hash is the version.");
  await writeFile(client + VERSION_FILE, JSON.stringify({ version }));
}
