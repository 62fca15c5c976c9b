import type { AddressInfo } from "node:net";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";

const HOST = "127.0.0.1";

/** An HTTP server that was started, and how to end it. */
export type RunningServer = { url: string; close: () => Promise<void> };

/** Listens on this machine alone; port 0 takes a free one. Rejects where the port is taken. */
export function listen(app: Hono<{ Bindings: HttpBindings }>, port: number): Promise<RunningServer> {
  // The classes that the adapter would put in their place are not the ones msw knows.
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      // Stalled answers would otherwise keep it open.
      if ("closeAllConnections" in server) server.closeAllConnections();
    });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, HOST, () => resolve({ url: `http://${HOST}:${portOf(server.address())}`, close }));
  });
}

const portOf = (address: AddressInfo | string | null) => (typeof address === "object" ? address?.port : address);
