import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";

/** Beside the served folder, because only the server needs it. */
const policyFile = (client: string) => `${client}/../content-policy.json`;

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The sources of a page's inline scripts, as `'sha256-…'` (CSP Level 3, section 2.3.1). */
export function scriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
}

/** Stores the script hashes of the built page, which differ from build to build. */
export async function writeContentPolicy(client: string): Promise<void> {
  const hashes = scriptHashes(await readFile(`${client}/index.html`, "utf8"));
  await writeFile(policyFile(client), JSON.stringify({ scriptHashes: hashes }, null, 2));
}

/**
 * The content security policy of a build for one deployment. Inline styles are allowed: Mantine's variables and the
 * theme colour are written into style elements at run time, so their hashes cannot be known.
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
