import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sirv from "sirv";
import { readContentPolicy } from "~/build/content-policy";
import { ASKED_ANEW, headersOf, KEPT_FOR_GOOD } from "~/build/serving";

type Options = {
  /** The served folder of a build. */
  client: string;
  port: number;
  /** What this deployment's `config.json` holds. */
  config?: { apiHost?: string } & Record<string, unknown>;
  /** Sends the brotli copies that stand beside the files. */
  brotli?: boolean;
};

export type Site = { url: string; close(): Promise<void> };

/**
 * Serves a build as a deployment does: every path of the console is the page, a missing asset is
 * missing, assets are kept for good, the page is asked for anew, and the content policy is sent.
 */
export async function serveSite({ client, port, config = {}, brotli = false }: Options): Promise<Site> {
  const policy = await readContentPolicy(client, config.apiHost ?? "");
  const files = sirv(client, {
    single: true,
    // Otherwise it answers no path with a dot in it with the page.
    ignores: false,
    brotli,
    setHeaders(response, path) {
      response.setHeader("Cache-Control", path.startsWith("/assets/") ? KEPT_FOR_GOOD : ASKED_ANEW);
      for (const [name, value] of headersOf(policy)) response.setHeader(name, value);
    },
  });
  const server = createServer((request, response) => {
    if (request.url?.startsWith("/assets/") && !existsSync(join(client, request.url))) {
      response.statusCode = 404;
      return response.end();
    }
    if (request.url !== "/config.json") return files(request, response);
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify(config));
  });
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
