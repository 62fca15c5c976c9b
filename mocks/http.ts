import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { getResponse, type HttpHandler } from "msw";
import type { SignKey } from "~/api/client/sign";
import { CODE } from "./backend/backend-error";
import { bilingual, languageOf } from "./backend/bilingual";
import { createDatabase, type Database } from "./backend/database";
import { failure } from "./backend/envelope";
import { createFaultHandler, createFaults, type Faults } from "./backend/faults";
import { listen } from "./backend/http-server";
import { createIdempotency } from "./backend/idempotency";
import { issuerAccounts } from "./backend/issuer-accounts";
import { delayWithin, type Latency, NO_LATENCY } from "./backend/latency";
import { nodeSignatureCheck } from "./backend/node-signature";
import type { SignatureCheck } from "./backend/signature";
import { memoryStorage, type Storage } from "./backend/storage";
import { policies } from "./data/policies";
import { createHandlers, deploymentKey } from "./handlers";
import { policyTable } from "./policy";

/** How long a browser may cache the response to a preflight, in seconds. */
const PREFLIGHT_MAX_AGE_S = 600;
/** The latest requests that are kept: the backend may run for months. */
const REQUESTS_KEPT = 10_000;
/** The headers of signed calls. */
const ALLOWED_HEADERS = [
  "access-token",
  "authorization",
  "x-date",
  "x-fingerprint",
  "content-type",
  "accept",
  "idempotency-key",
];

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
  /** Default: a free one. */
  port?: number;
  /** Default: none. */
  latency?: Latency;
  /** Faults from the start; the returned backend has the same object. */
  faults?: Faults;
  /** Default: any origin. */
  allowedOrigins?: string[];
  /** The callers' key. Default: that of this build. */
  signKey?: () => SignKey;
  /** Stores changed records. Default: in memory. */
  storage?: Storage;
  /** The server's clock. Default: the machine's. */
  now?: () => Date;
  /** The initial number of policies. Default: 55. */
  policies?: number;
  /** What every user may do. Default: what the role may do. */
  permissions?: string[];
  /** How long a token of a login is valid, in seconds; it comes with a refresh token then. Default: without an end. */
  tokenLifeS?: number;
  /** An OpenID Connect issuer whose access tokens are taken too. */
  oidcIssuer?: string;
  /** Logs why a signature was rejected. */
  logRejection?: (text: string) => void;
  /** Replaces the signature check with the callers' key. */
  checkSignature?: SignatureCheck;
};

export type HttpBackend = {
  url: string;
  faults: Faults;
  /** The calls received so far, in order and without preflights. */
  requests: ReceivedRequest[];
  /** Removes all faults, received requests and changed records. */
  reset: () => Promise<void>;
  /** Stops listening and closes open connections at once. */
  close: () => Promise<void>;
};

/** Serves the demonstration backend over HTTP. Rejects if the port is in use. */
export async function startHttpBackend(options: Options = {}): Promise<HttpBackend> {
  const { port = 0, latency = NO_LATENCY, faults = createFaults(), allowedOrigins } = options;
  const { storage = memoryStorage(), signKey = deploymentKey, logRejection } = options;
  const { now = () => new Date() } = options;
  const createRecords = () => fillDatabase(createDatabase(storage, now), now(), options);
  await createRecords();
  const requests: ReceivedRequest[] = [];
  const { checkSignature = nodeSignatureCheck(signKey, logRejection) } = options;
  const backendHandlers = createHandlers({
    storage,
    now,
    delay: delayWithin(latency),
    checkSignature,
    issuerAccount: options.oidcIssuer ? issuerAccounts(options.oidcIssuer) : undefined,
  });
  const handlers = [createFaultHandler(faults), ...backendHandlers];
  const { url, close } = await listen(createApp({ handlers, requests, now, origin: allowedOrigins }), port);
  return {
    url,
    faults,
    requests,
    reset: async () => {
      faults.clear();
      requests.length = 0;
      await storage.clear();
      await createRecords();
    },
    close,
  };
}

async function fillDatabase(
  db: Database,
  now: Date,
  { policies: count, permissions, tokenLifeS }: Options,
): Promise<void> {
  if (count !== undefined) await db.changeTable(policyTable, () => policies(now, count));
  if (tokenLifeS) await db.change("tokenLifeS", () => tokenLifeS);
  if (permissions)
    await db.change("users", ({ admin, user }) => ({
      admin: { ...admin, permissions },
      user: { ...user, permissions },
    }));
}

type AppParts = { handlers: HttpHandler[]; requests: ReceivedRequest[]; now: () => Date; origin?: string | string[] };

/** `cors` handles preflights and adds its headers to every other response. */
function createApp({ handlers, requests, now, origin = "*" }: AppParts) {
  const onceByKey = createIdempotency();
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(
    cors({
      origin,
      allowMethods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
      allowHeaders: ALLOWED_HEADERS,
      exposeHeaders: ["Date", "Retry-After"],
      maxAge: PREFLIGHT_MAX_AGE_S,
    }),
  );
  app.all("*", async ({ req, env }) => {
    // The same clock as in the signature check, so that a client can learn it.
    env.outgoing.setHeader("Date", now().toUTCString());
    const body = await req.raw.arrayBuffer();
    const request = copyRequest(req.raw, body);
    requests.push(recordRequest(request, body));
    if (requests.length > REQUESTS_KEPT) requests.shift();
    const response = await onceByKey(request, () => getResponse(handlers, request));
    if (response?.type === "error") {
      env.outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    }
    if (response?.statusText) env.outgoing.statusMessage = response.statusText;
    const missing = languageOf(request).shown(bilingual("没有这个接口", "There is no such call"));
    return response ?? failure(`${missing} (${req.method} ${req.path})`, CODE.notFound, 404);
  });
  return app;
}

/** The received request with its exact body, as an instance of the class that msw expects. */
const copyRequest = ({ method, url, headers }: Request, body: ArrayBuffer) =>
  new Request(url, { method, headers: new Headers([...headers]), body: body.byteLength > 0 ? body : undefined });

function recordRequest({ method, url, headers }: Request, body: ArrayBuffer): ReceivedRequest {
  const { pathname, search } = new URL(url);
  return {
    method,
    path: pathname,
    query: search.slice(1),
    headers: Object.fromEntries(headers),
    body: new TextDecoder().decode(body),
  };
}
