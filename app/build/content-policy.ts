import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import type { Deployment } from "../config/deployment-schema";

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;
const META = /(<meta http-equiv="Content-Security-Policy" content=")[^"]*(")/;

/** The sources of a page's inline scripts, as `'sha256-…'` (CSP Level 3, section 2.3.1). */
export function scriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
}

/** The page with the policy of its own scripts in its meta element. Throws if it has no such element. */
export function withScriptPolicy(html: string): string {
  if (!META.test(html)) throw new Error("The page has no meta element for its content security policy.");
  return html.replace(META, (_, start: string, end: string) =>
    [start, "script-src 'self' ", scriptHashes(html).join(" "), end].join(""),
  );
}

/** Allows the inline scripts of the built page, which differ from build to build, in the page itself. */
export async function writeScriptPolicy(client: string): Promise<void> {
  const page = `${client}/index.html`;
  await writeFile(page, withScriptPolicy(await readFile(page, "utf8")));
}

export type Hosts = Pick<Deployment, "apiHost" | "pictureHosts" | "reportUrl" | "logoUrl" | "oidcIssuer">;

/** A directive with the origins of addresses, of which some may be empty. */
const sources = (directive: string, addresses: string[]): string =>
  [directive, ...new Set(addresses.filter(Boolean).map((address) => new URL(address).origin))].join(" ");

/**
 * The content security policy that a server sends. It is the same for every build: the page allows its inline scripts
 * itself, by hash, and both policies apply.
 * Inline styles are allowed: Mantine's variables and the theme colour are written into style elements at run time, so
 * their hashes cannot be known.
 */
export function contentPolicy({ apiHost, pictureHosts, reportUrl, logoUrl, oidcIssuer }: Hosts): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    sources("img-src 'self' data: blob:", [apiHost, ...pictureHosts, URL.canParse(logoUrl) ? logoUrl : ""]),
    "font-src 'self'",
    sources("connect-src 'self'", [apiHost, reportUrl, oidcIssuer]),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
