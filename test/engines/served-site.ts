import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { serveSite } from "../tools/site";
import { RECORDER } from "./recorder";

export type ServedSite = {
  url: string;
  /** What the pages have recorded (recorder.ts), and the answers that say there is an error. */
  problems: string[];
  /** How often a page was loaded. */
  pages(): number;
  close(): Promise<void>;
};

/** Headers of a connection, and the size, which the recorder changes. */
const OWN_HEADERS = ["connection", "keep-alive", "transfer-encoding", "content-length", "content-encoding"];

/** Sends what the site answers, with the recorder as the first script of the page. */
async function forward(site: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const original = await fetch(site + request.url);
  const type = original.headers.get("content-type") ?? "";
  for (const [name, value] of original.headers) {
    if (!OWN_HEADERS.includes(name)) response.setHeader(name, value);
  }
  response.writeHead(original.status);
  if (!type.startsWith("text/html")) return void response.end(Buffer.from(await original.arrayBuffer()));
  const page = await original.text();
  response.end(page.replace("<head>", `<head><script src="${RECORDER.script}"></script>`));
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Serves a build, and records the problems of its pages in the same way in every engine. */
export async function serveWatched(client: string, config: Record<string, unknown>): Promise<ServedSite> {
  const site = await serveSite({ client, port: 0, config });
  const problems: string[] = [];
  let pages = 0;
  const server = createServer(async (request, response) => {
    if (request.url === RECORDER.script) {
      pages += 1;
      return response.writeHead(200, { "content-type": "text/javascript" }).end(RECORDER.code);
    }
    if (request.url === RECORDER.report) {
      problems.push(await text(request));
      return response.writeHead(204).end();
    }
    try {
      await forward(site.url, request, response);
    } catch (error) {
      // Whoever asked may be gone, and the site with it.
      if (!response.destroyed) throw error;
    }
    if (response.statusCode >= 400) problems.push(`${response.statusCode} ${request.url}`);
  });
  const port = await listen(server);
  return {
    url: `http://localhost:${port}`,
    problems,
    pages: () => pages,
    async close() {
      server.closeAllConnections();
      server.close();
      await site.close();
    },
  };
}
