import * as v from "valibot";
import { VERSION_POLL_MS } from "~/config/times";
import { VERSION_FILE } from "~/config/version";
import { poll } from "~/lib/loading/poll";

const versionFile = v.object({ version: v.pipe(v.string(), v.trim(), v.nonEmpty()) });

/**
 * Asks now and then, while the page is looked at, which version of the console is published. `offer` is
 * called once for each other one than this page's, `withdraw` where the page's own is back. Returns the
 * function that ends it.
 */
export function watchVersion({ offer, withdraw }: Record<"offer" | "withdraw", () => void>): () => void {
  const { version: own } = window.__remixManifest;
  let known = own;
  let askedAt = Date.now();

  async function ask() {
    askedAt = Date.now();
    const published = await publishedVersion().catch(() => known);
    if (published === known) return;
    known = published;
    if (published === own) withdraw();
    else offer();
  }

  return poll(ask, { everyMs: VERSION_POLL_MS, askedAt: () => askedAt });
}

/** The build writes the file beside the page (app/build/version-file.ts). Rejects where it cannot be had. */
async function publishedVersion(): Promise<string> {
  const response = await fetch(VERSION_FILE, { cache: "no-store" });
  if (!response.ok) throw new Error(`${VERSION_FILE} is answered with ${response.status}`);
  return v.parse(versionFile, await response.json()).version;
}
