import { existsSync, readFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sirv from "sirv";
import * as v from "valibot";
import { contentPolicy } from "~/build/content-policy";
import { IMMUTABLE, NO_CACHE, responseHeaders } from "~/build/response-headers";
import { deploymentSchema } from "~/config/deployment-schema";

type SiteOptions = {
  /** The folder to serve. */
  client: string;
  /** The content of `config.json`, instead of that in the folder. */
  config?: Record<string, unknown>;
  /** The sub-path of the build. */
  basePath?: string;
  /** Sends the brotli copies beside the files. */
  brotli?: boolean;
};

/** Of a file that cannot be read, the defaults: the console says what is wrong with it. */
const configFile = v.fallback(v.pipe(v.string(), v.parseJson(), deploymentSchema), () => v.parse(deploymentSchema, {}));

/** The text of `config.json` and its values, read once, as the content policy follows from them. */
function configOf({ client, config }: SiteOptions) {
  if (config) return { text: JSON.stringify(config), values: v.parse(deploymentSchema, config) };
  const file = join(client, "config.json");
  const text = existsSync(file) ? readFileSync(file, "utf8") : "{}";
  return { text, values: v.parse(configFile, text) };
}

export type Site = { url: string; close(): Promise<void> };

/**
 * Serves a build as a deployment does: any path returns the page, a missing asset is a 404, assets are cached for good,
 * the page is revalidated, and the content policy is sent.
 */
export function siteListener(options: SiteOptions): RequestListener {
  const { client, basePath = "", brotli = false } = options;
  const { text, values } = configOf(options);
  const policy = contentPolicy(values);
  const files = sirv(client, {
    single: true,
    // Without this, paths with a dot would not return the page.
    ignores: false,
    brotli,
    setHeaders(response, path) {
      response.setHeader("Cache-Control", path.startsWith("/assets/") ? IMMUTABLE : NO_CACHE);
      for (const [name, value] of responseHeaders(policy)) response.setHeader(name, value);
    },
  });
  return (request, response) => {
    const isOutside = !request.url?.startsWith(`${basePath}/`);
    request.url = request.url?.slice(basePath.length);
    if (isOutside || (request.url?.startsWith("/assets/") && !existsSync(join(client, request.url)))) {
      response.statusCode = 404;
      return response.end();
    }
    if (request.url !== "/config.json") return files(request, response);
    response.setHeader("Content-Type", "application/json");
    response.end(text);
  };
}

/** Serves a build on a port, 0 for a free one. */
export const serveSite = ({ port, ...options }: SiteOptions & { port: number }): Promise<Site> =>
  serve(siteListener(options), port);

/** Listens on a port, 0 for a free one. */
export async function serve(listener: RequestListener, port: number): Promise<Site> {
  const server = createServer(listener);
  // A connection that ends just when a busy test sends its next request would fail it.
  server.keepAliveTimeout = 0;
  await listen(server, port);
  const address = server.address() as AddressInfo;
  return {
    url: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, resolve);
  });
}
