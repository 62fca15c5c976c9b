import { readFile, writeFile } from "node:fs/promises";
import { VERSION_FILE } from "../../app/config";

const MANIFEST = /\/assets\/manifest-(\w+)\.js/;

/** Tells open pages which version is published, by the name of the router's manifest: any other file, another name. */
export async function writeVersion(client: string): Promise<void> {
  const [, version] = MANIFEST.exec(await readFile(`${client}/index.html`, "utf8")) ?? [];
  if (!version) throw new Error("The built page names no manifest: look anew at what tells its version.");
  await writeFile(client + VERSION_FILE, JSON.stringify({ version }));
}
