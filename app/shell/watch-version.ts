import * as v from "valibot";
import { VERSION_FILE, VERSION_POLL_MS } from "~/config";
import { poll } from "~/lib/poll";

const versionFile = v.object({ version: v.pipe(v.string(), v.nonEmpty()) });

/**
 * Asks now and then, while the page is looked at, which version of the console is published. `offer` is
 * called once for each other one than this page's. Returns the function that ends it.
 */
export function watchVersion(offer: () => void): () => void {
  const { version: own } = window.__remixManifest;
  let known = own;
  let askedAt = Date.now();

  async function ask() {
    askedAt = Date.now();
    const published = await publishedVersion().catch(() => known);
    if (published === known) return;
    known = published;
    // One that was taken back leaves the page up to date.
    if (published !== own) offer();
  }

  return poll(ask, { everyMs: VERSION_POLL_MS, askedAt: () => askedAt });
}

/** The build writes the file beside the page (test/tools/version-file.ts). Rejects where it cannot be had. */
async function publishedVersion(): Promise<string> {
  const response = await fetch(VERSION_FILE, { cache: "no-store" });
  return v.parse(versionFile, await response.json()).version;
}
