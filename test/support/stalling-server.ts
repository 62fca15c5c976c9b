import { createServer, type Server } from "node:http";
import { http, passthrough } from "msw";
import { onTestFinished } from "vitest";
import { server } from "#mocks/node";

/**
 * Starts a server on a real connection that begins a response and never ends it; the body of a mocked response would
 * not end with the call's signal. It stops at the end of the test.
 */
export async function startStallingServer(): Promise<string> {
  const stalling = createServer((_, response) => {
    // Its clock is not the fake one of the test.
    response.sendDate = false;
    response.writeHead(200, { "Content-Type": "application/json" });
    response.write('{"status":"success","code":200,"data":[');
  });
  onTestFinished(() => {
    stalling.closeAllConnections();
    stalling.close();
  });
  const url = await listening(stalling);
  server.use(http.all(`${url}/*`, () => passthrough()));
  return url;
}

const listening = (started: Server): Promise<string> =>
  new Promise((resolve) => {
    started.listen(0, "127.0.0.1", () => {
      const address = started.address();
      resolve(`http://127.0.0.1:${typeof address === "object" ? address?.port : address}`);
    });
  });
