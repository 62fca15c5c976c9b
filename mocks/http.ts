import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { getResponse, type HttpHandler } from "msw";
import type { SignKey } from "~/api/client/sign";
import { createDatabase } from "./backend/database";
import { failure } from "./backend/envelope";
import { createFaultHandler, createFaults, type Faults } from "./backend/faults";
import { listen } from "./backend/http-server";
import { delayWithin, type Latency, NO_LATENCY } from "./backend/latency";
import { nodeSignatureCheck } from "./backend/node-signature";
import { CODE } from "./backend/refusal";
import type { SignatureCheck } from "./backend/signature";
import { memoryStorage, type Storage } from "./backend/storage";
import { policies } from "./data/policies";
import { createHandlers, deploymentKey } from "./handlers";

/** How long a browser may keep the answer to a preflight, in seconds. */
const PREFLIGHT_MAX_AGE_S = 600;
/** What the signed calls carry. */
const ALLOWED_HEADERS = ["access-token", "authorization", "x-date", "x-fingerprint", "content-type", "accept"];

type ReceivedRequest = {
  method: string;
  path: string;
  /** As sent, without the question mark. */
  query: string;
  /** By lower-case name. */
  headers: Record<string, string>;
  body: string;
};

type Options = {
  /** 0: a free one. */
  port?: number;
  /** None where it is left out. */
  latency?: Latency;
  /** What fails from the start; the same object is given back. */
  faults?: Faults;
  /** Any origin where it is left out. */
  allowedOrigins?: string[];
  /** What callers sign with; the build's own key where it is left out. */
  signKey?: () => SignKey;
  /** Where changed records are kept; in memory where it is left out. */
  storage?: Storage;
  /** Its clock; the machine's where it is left out. */
  now?: () => Date;
  /** How many policies there are at first, in place of the 55. */
  policies?: number;
  /** Is told why a signature was refused. */
  explain?: (text: string) => void;
  /** Instead of the contract's check with that key. */
  checkSignature?: SignatureCheck;
};

export type HttpBackend = {
  url: string;
  faults: Faults;
  /** The calls received so far, in order; preflights are not among them. */
  requests: ReceivedRequest[];
  /** No faults, no requests and no changed records any more. */
  reset: () => Promise<void>;
  /** Stops listening and ends open connections at once. */
  close: () => Promise<void>;
};

/** Serves the demonstration backend over HTTP. Rejects where the port is taken. */
export async function startHttpBackend(options: Options = {}): Promise<HttpBackend> {
  const { port = 0, latency = NO_LATENCY, faults = createFaults(), allowedOrigins } = options;
  const { storage = memoryStorage(), signKey = deploymentKey, explain, policies: count } = options;
  const { now = () => new Date() } = options;
  const fill = async () => {
    if (count !== undefined) await createDatabase(storage, now).change("policies", () => policies(now(), count));
  };
  await fill();
  const requests: ReceivedRequest[] = [];
  const { checkSignature = nodeSignatureCheck(signKey, explain) } = options;
  const own = createHandlers({ storage, now, delay: delayWithin(latency), checkSignature });
  const handlers = [createFaultHandler(faults), ...own];
  const { url, close } = await listen(createApp({ handlers, requests, now, origin: allowedOrigins }), port);
  return {
    url,
    faults,
    requests,
    reset: async () => {
      faults.clear();
      requests.length = 0;
      await storage.clear();
      await fill();
    },
    close,
  };
}

type AppParts = { handlers: HttpHandler[]; requests: ReceivedRequest[]; now: () => Date; origin?: string | string[] };

/** Preflights are answered by `cors` alone, and its headers are on every other answer too. */
function createApp({ handlers, requests, now, origin = "*" }: AppParts) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(
    cors({
      origin,
      allowMethods: ["GET", "POST", "PATCH", "DELETE"],
      allowHeaders: ALLOWED_HEADERS,
      exposeHeaders: ["Date"],
      maxAge: PREFLIGHT_MAX_AGE_S,
    }),
  );
  app.all("*", async ({ req, env }) => {
    // The clock that signatures are held against is the one that is told.
    env.outgoing.setHeader("Date", now().toUTCString());
    const body = await req.raw.arrayBuffer();
    const request = plainRequest(req.raw, body);
    requests.push(recordOf(request, body));
    const response = await getResponse(handlers, request);
    if (response?.type === "error") {
      env.outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    }
    if (response?.statusText) env.outgoing.statusMessage = response.statusText;
    return response ?? failure(`没有这个接口：${req.method} ${req.path}`, CODE.notFound, 404);
  });
  return app;
}

/** What was received, byte for byte, as the kind of request that msw expects. */
const plainRequest = ({ method, url, headers }: Request, body: ArrayBuffer) =>
  new Request(url, { method, headers: new Headers([...headers]), body: body.byteLength > 0 ? body : undefined });

function recordOf({ method, url, headers }: Request, body: ArrayBuffer): ReceivedRequest {
  const { pathname, search } = new URL(url);
  return {
    method,
    path: pathname,
    query: search.slice(1),
    headers: Object.fromEntries(headers),
    body: new TextDecoder().decode(body),
  };
}
