import type { AddressInfo } from "node:net";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";

const HOST = "127.0.0.1";

export type RunningServer = { url: string; close: () => Promise<void> };

/** Listens on the loopback interface only; port 0 is a free one. Rejects if the port is in use. */
export function listen(app: Hono<{ Bindings: HttpBindings }>, port: number): Promise<RunningServer> {
  // msw does not recognize the adapter's own Request and Response classes.
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      // Stalled responses would otherwise keep it open.
      if ("closeAllConnections" in server) server.closeAllConnections();
    });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, HOST, () => resolve({ url: `http://${HOST}:${portOf(server.address())}`, close }));
  });
}

const portOf = (address: AddressInfo | string | null) => (typeof address === "object" ? address?.port : address);
