import { readFile, writeFile } from "node:fs/promises";
import type { Manifest, Plugin } from "vite";

const EARLY = "app/start/prefetch-user.ts";
const SOURCE = /"(app\/[\w./-]+\.tsx?)"/g;

/** The page with each source file's name replaced by the built file's. Throws for one that is not in the manifest. */
export const withBuiltFiles = (html: string, manifest: Manifest): string =>
  html.replace(SOURCE, (_, source: string) => {
    const built = manifest[source];
    if (!built) throw new Error(`The page names ${source}, of which the build made no file.`);
    return JSON.stringify(`/${built.file}`);
  });

/** Writes the names of built files into the page, from the manifest that Remix leaves beside it. */
export async function writeFirstFiles(buildDirectory: string): Promise<void> {
  const page = `${buildDirectory}/client/index.html`;
  const manifest: Manifest = JSON.parse(await readFile(`${buildDirectory}/.vite/client-manifest.json`, "utf8"));
  await writeFile(page, withBuiltFiles(await readFile(page, "utf8"), manifest));
}

/** Makes what asks who is logged in a file that can be run by itself. */
export function earlyFile(): Plugin {
  return {
    name: "early-file",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart() {
      // What else the file holds is for others: with a file before it that hides that, it would come a round trip later.
      this.emitFile({ type: "chunk", id: EARLY, preserveSignature: false });
    },
  };
}
