import { writeFile } from "node:fs/promises";
import { contentPolicy, type Hosts } from "./content-policy";
import { IMMUTABLE, NO_CACHE, responseHeaders } from "./response-headers";

/**
 * Writes the server configuration of a build: an nginx site beside the served folder, and in it `_headers` and
 * `_redirects` for static hosts.
 */
export async function writeDeployFiles(client: string, hosts: Hosts): Promise<void> {
  const policy = contentPolicy(hosts);
  await writeFile(`${client}/../nginx.conf`, nginxSite(policy));
  await writeFile(`${client}/_headers`, headersFile(policy));
  await writeFile(`${client}/_redirects`, REDIRECTS);
}

/** An nginx site; its `root` must be the served folder. */
export const nginxSite = (policy: string): string => `# A missing file under /assets/ must not be cached as immutable.
map "$status:$uri" $console_cache {
  default "${NO_CACHE}";
  "~^(200|206|304):/assets/" "${IMMUTABLE}";
}

server {
  listen 80;
  server_name _;
  root /var/www/admin-console;
  charset utf-8;

  gzip on;
  gzip_vary on;
  gzip_min_length 1024;
  gzip_types text/css text/javascript application/javascript application/json image/svg+xml;

  add_header Cache-Control $console_cache always;
${responseHeaders(policy)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join("\n")}

  location /assets/ {
    try_files $uri =404;
  }

  # The page handles every path.
  location / {
    try_files $uri /index.html;
  }
}
`;

/** No Cache-Control for pages: hosts revalidate them by default, and would join two values of a header. */
export const headersFile = (policy: string): string => `/*
${responseHeaders(policy)
  .map(([name, value]) => `  ${name}: ${value}`)
  .join("\n")}

/assets/*
  Cache-Control: ${IMMUTABLE}
`;

const REDIRECTS = `/assets/* /index.html 404
/* /index.html 200
`;
