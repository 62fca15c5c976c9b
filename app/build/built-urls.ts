import { readFile, writeFile } from "node:fs/promises";
import type { Manifest, Plugin } from "vite";

const PREFETCH_USER = "app/start/prefetch-user.ts";
const SOURCE = /"(app\/[\w./-]+\.tsx?)"/g;

/** Replaces the names of source files in the page by the built files' URLs. Throws if one is not in the manifest. */
export const withBuiltUrls = (html: string, manifest: Manifest, basePath = ""): string =>
  html.replace(SOURCE, (_, source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The page refers to ${source}, which is not in the build's manifest.`);
    return JSON.stringify(`${basePath}/${chunk.file}`);
  });

/** Writes the URLs of built files into the page. */
export async function writeBuiltUrls(buildDirectory: string, basePath: string): Promise<void> {
  const page = `${buildDirectory}/client/index.html`;
  const manifest: Manifest = JSON.parse(await readFile(`${buildDirectory}/.vite/client-manifest.json`, "utf8"));
  await writeFile(page, withBuiltUrls(await readFile(page, "utf8"), manifest, basePath));
}

/** Builds the prefetch of the user as a file that the page can import by itself. */
export function prefetchUserEntry(): Plugin {
  return {
    name: "prefetch-user-entry",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart() {
      // A strict entry signature would add a facade file, and with it a round trip.
      this.emitFile({ type: "chunk", id: PREFETCH_USER, preserveSignature: false });
    },
  };
}
