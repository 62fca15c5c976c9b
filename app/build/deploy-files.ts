import { writeFile } from "node:fs/promises";
import { readContentPolicy } from "./content-policy";
import { ASKED_ANEW, headersOf, KEPT_FOR_GOOD } from "./serving";

/**
 * Writes how to serve a build: an nginx site beside the served folder, and in it the `_headers` and
 * `_redirects` that static hosts read. `apiHost` is where the page may send its calls, empty for its own origin.
 */
export async function writeDeployFiles(client: string, apiHost: string): Promise<void> {
  const policy = await readContentPolicy(client, apiHost);
  await writeFile(`${client}/../nginx.conf`, nginxSite(policy));
  await writeFile(`${client}/_headers`, headersFile(policy));
  await writeFile(`${client}/_redirects`, REDIRECTS);
}

/** A site for nginx: put it among its sites, and the served folder where `root` says. */
export const nginxSite = (policy: string): string => `# A missing file under /assets/ must not be kept for good.
map "$status:$uri" $console_cache {
  default "${ASKED_ANEW}";
  "~^(200|206|304):/assets/" "${KEPT_FOR_GOOD}";
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
${headersOf(policy)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join("\n")}

  location /assets/ {
    try_files $uri =404;
  }

  # Every path of the console is the page.
  location / {
    try_files $uri /index.html;
  }
}
`;

/** The hosts' own rule for pages is to ask anew; two rules for one header would be joined. */
export const headersFile = (policy: string): string => `/*
${headersOf(policy)
  .map(([name, value]) => `  ${name}: ${value}`)
  .join("\n")}

/assets/*
  Cache-Control: ${KEPT_FOR_GOOD}
`;

const REDIRECTS = `/assets/* /index.html 404
/* /index.html 200
`;
