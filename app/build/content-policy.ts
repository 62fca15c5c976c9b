import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";

/** Where a build keeps what only the server of its pages needs, beside the served folder. */
const policyFile = (client: string) => `${client}/../content-policy.json`;

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The sources of a page's inline scripts, as `'sha256-…'` (CSP Level 3, section 2.3.1). */
export function scriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
}

/** Keeps the hashes of the built page: they differ from build to build. */
export async function writeContentPolicy(client: string): Promise<void> {
  const hashes = scriptHashes(await readFile(`${client}/index.html`, "utf8"));
  await writeFile(policyFile(client), JSON.stringify({ scriptHashes: hashes }, null, 2));
}

/**
 * The content policy of a build for one deployment. Styles may be inline: the kit writes its
 * variables and the theme colour into style elements at run time, where no hash can know them.
 */
export async function readContentPolicy(client: string, apiHost: string): Promise<string> {
  const { scriptHashes: hashes } = JSON.parse(await readFile(policyFile(client), "utf8"));
  const api = apiHost ? ` ${apiHost}` : "";
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${api}`,
    "font-src 'self'",
    `connect-src 'self'${api}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
