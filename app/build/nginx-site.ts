import { IMMUTABLE, NO_CACHE, responseHeaders, UPLOAD_POLICY } from "./response-headers";
import { API_PATHS, HSTS, isOverTls, MAX_BODY, type ServerOptions, UPLOADS } from "./server-options";

const API = `(${API_PATHS.join("|")})/`;

const proxy = (api: string): string => `
  # Passed on with the path as it was signed.
  location ~ ^${API} {
    proxy_pass ${api};
${isOverTls(api) ? "    proxy_ssl_server_name on;\n    proxy_set_header Host $proxy_host;" : "    proxy_set_header Host $host;"}
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    client_max_body_size ${MAX_BODY};
  }
`;

const beginning = (base: string): string => `  location = ${base} {
    absolute_redirect off;
    return 301 ${base}/;
  }

`;

/** A site for nginx. */
export function nginxSite(policy: string, { port, root, basePath: base, api, hsts, brotli }: ServerOptions): string {
  const headers = [...responseHeaders(policy), ...(hsts ? [HSTS] : [])];
  return `# A missing file under ${base}/assets/ must not be cached as immutable; the API says itself what may be cached.
map "$status:$uri" $console_cache {
  default "${NO_CACHE}";
  "~^(200|206|304):${base}/assets/" "${IMMUTABLE}";
  "~^\\d+:${API}" "";
}
map $uri $console_upload_policy {
  "~^${UPLOADS}/" "${UPLOAD_POLICY}";
}

server {
  listen ${port};
  server_name _;
  root ${root};
  charset utf-8;

  gzip on;
  gzip_vary on;
  gzip_min_length 1024;
  gzip_types text/css text/javascript application/javascript application/json image/svg+xml;
  gzip_static on;
${brotli ? "  brotli_static on;\n" : ""}
  add_header Cache-Control $console_cache always;
  # Not sent where it is empty.
  add_header Content-Security-Policy $console_upload_policy always;
${headers.map(([name, value]) => `  add_header ${name} "${value}" always;`).join("\n")}
${api ? proxy(api) : ""}
${base ? beginning(base) : ""}  location ${base}/assets/ {
    try_files $uri =404;
  }

  # Files that are not there, and those for other hosts.
  location ~ ^${base}/[^/]+\\.(js|css|map|ico|txt|json|xml|svg|png)$ {
    try_files $uri =404;
  }
  location ~ ^${base}/_(headers|redirects)$ {
    return 404;
  }

  # The page handles every other path.
  location ${base}/ {
    try_files $uri ${base}/index.html;
  }
}
`;
}
