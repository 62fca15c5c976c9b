import { IMMUTABLE, NO_CACHE, responseHeaders, UPLOAD_POLICY } from "./response-headers";
import { API_PATHS, HSTS, isOverTls, MAX_BODY, type ServerOptions, UPLOADS } from "./server-options";

const proxy = (api: string): string => `
  # Passed on with the path as it was signed.
  @api path ${API_PATHS.map((path) => `${path}/*`).join(" ")}
  handle @api {
    header ${UPLOADS}/* +Content-Security-Policy ${UPLOAD_POLICY}
    request_body {
      max_size ${MAX_BODY}B
    }
    reverse_proxy ${api}${isOverTls(api) ? " {\n      header_up Host {upstream_hostport}\n    }" : ""}
  }
`;

/** A site for Caddy. With a domain instead of the port it gets certificates by itself. */
export function caddySite(policy: string, { port, root, basePath: base, api, hsts }: ServerOptions): string {
  const headers = [...responseHeaders(policy), ...(hsts ? [HSTS] : [])];
  return `:${port} {
  root * ${root}
  encode gzip
  header {
${headers.map(([name, value]) => `    ${name} "${value}"`).join("\n")}
  }
${api ? proxy(api) : ""}
${base ? `  redir ${base} ${base}/ 301\n\n` : ""}  handle ${base && `${base}/* `}{
    # Files that are not there, and those for other hosts.
    @missing {
      path_regexp ^${base}/(assets/.*|[^/]+\\.(js|css|map|ico|txt|json|xml|svg|png))$
      not file
    }
    @others path ${base}/_headers ${base}/_redirects
    @assets path ${base}/assets/*
    @page not path ${base}/assets/*
    # In this order, which is not Caddy's own.
    route {
      error @missing 404
      error @others 404
      header @assets Cache-Control "${IMMUTABLE}"
      header @page Cache-Control "${NO_CACHE}"
      # The page handles every other path.
      try_files {path} ${base}/index.html
      file_server {
        precompressed br gzip
      }
    }
  }
${base ? "  handle {\n    error 404\n  }\n" : ""}
  handle_errors {
    header Cache-Control "${NO_CACHE}"
    respond "{err.status_code}"
  }
}
`;
}
