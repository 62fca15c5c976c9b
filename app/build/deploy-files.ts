import { writeFile } from "node:fs/promises";
import { caddySite } from "./caddy-site";
import { contentPolicy, type Hosts } from "./content-policy";
import { nginxSite } from "./nginx-site";
import { IMMUTABLE, responseHeaders } from "./response-headers";
import { DEFAULT_SERVER, type ServerOptions } from "./server-options";

/**
 * Writes the server configuration of a build: sites for nginx and Caddy beside the served folder, and in it `_headers` and
 * `_redirects` for Netlify. They stay valid for later builds for the same hosts.
 */
export async function writeDeployFiles(
  client: string,
  hosts: Hosts,
  server: ServerOptions = DEFAULT_SERVER,
): Promise<void> {
  const policy = contentPolicy(hosts);
  await writeFile(`${client}/../nginx.conf`, nginxSite(policy, server));
  await writeFile(`${client}/../Caddyfile`, caddySite(policy, server));
  await writeFile(`${client}/_headers`, headersFile(policy, server.basePath));
  await writeFile(`${client}/_redirects`, redirectsFile(server.basePath));
}

/** No Cache-Control for pages: hosts revalidate them by default, and would join two values of a header. */
export const headersFile = (policy: string, basePath = ""): string => `${basePath}/*
${responseHeaders(policy)
  .map(([name, value]) => `  ${name}: ${value}`)
  .join("\n")}

${basePath}/assets/*
  Cache-Control: ${IMMUTABLE}
`;

const redirectsFile = (base: string): string => `${base}/assets/* ${base}/index.html 404
${base}/* ${base}/index.html 200
`;
