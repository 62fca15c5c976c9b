import { ofetch } from "ofetch";
import type * as v from "valibot";
import { apiHost, deployment } from "~/config/deployment";
import { STORAGE_KEY } from "~/config/storage-keys";
import { DEDUPE_WINDOW_MS, REQUEST_TIMEOUT_MS } from "~/config/times";
import { MissingFileError } from "~/lib/loading/import-with-retry";
import { isPageUnloaded } from "~/lib/page/page-unloaded";
import { readStored } from "~/lib/storage/local-storage";
import { ApiError } from "./api-error";
import { type CallKind, createDedupe } from "./dedupe";
import { renewedToken } from "./expired-token";
import { failures } from "./failures";
import { visitorFingerprint } from "./fingerprint";
import { forgetIdempotencyKey, idempotencyKey, type KeyedWrite, keepIdempotencyKey } from "./idempotency";
import { type Fail, readData } from "./read-data";
import { createServerClock } from "./server-clock";
import { createSignedFetch, type Transport } from "./signed-fetch";

export type Query = Record<string, string | number | readonly (string | number)[] | undefined>;

export type RequestOptions<A extends v.GenericSchema> = {
  kind: CallKind;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Percent-encoded. */
  path: string;
  query?: Query;
  body?: object;
  response: A;
  signal?: AbortSignal;
  /** See signed-fetch.ts. */
  transport?: Transport;
  /** False: does not send the stored token; a text is sent instead of it. */
  token?: boolean | string;
  /** False: does not sign the call. */
  signature?: boolean;
  /** False: neither shared with identical calls nor served from the cache. */
  cache?: boolean;
  /** True: a POST that creates nothing and sets the state of its URL, as PATCH does (see idempotency.ts). */
  setsState?: boolean;
  /** False: an expired login is an ordinary failure (see failures.ts). */
  reportsExpiry?: boolean;
  /** True: a failure is not emitted; the caller handles it. */
  quiet?: boolean;
};

/** The server's time, corrected by the Date headers of its responses. */
export const serverClock = createServerClock(() => Date.now());

const signedFetch = createSignedFetch({
  signKey: () => {
    const { signKeyId, signSecret, signScope } = deployment();
    return { keyId: signKeyId, secret: signSecret, scopeWord: signScope };
  },
  fingerprint: visitorFingerprint,
  clock: serverClock,
});

/** No cookies, except with an upload (upload-fetch.ts), no retries; envelope.ts parses the responses. */
const api = ofetch.create(
  {
    retry: false,
    credentials: "omit",
    cache: "no-store",
    ignoreResponseError: true,
    responseType: "text",
  },
  { fetch: signedFetch },
);

const share = createDedupe({ now: () => Date.now(), windowMs: DEDUPE_WINDOW_MS });

function addressOf(path: string, query: Query = {}): string {
  const url = new URL(apiHost() + path);
  for (const [key, value] of Object.entries(query)) {
    for (const item of [value].flat()) if (item !== undefined) url.searchParams.append(key, String(item));
  }
  return url.href;
}

function tokenOf({ token }: Pick<RequestOptions<v.GenericSchema>, "token">): string {
  if (typeof token === "string") return token;
  return token === false ? "" : (readStored(STORAGE_KEY.token) ?? "");
}

/**
 * Sends a call: signs it, shares it with identical ones, parses the envelope and checks the data. No other code
 * calls the API. Rejects with an ApiError, emitted once on `failures`, or with the caller's abort reason.
 */
export function request<A extends v.GenericSchema>(options: RequestOptions<A>): Promise<v.InferOutput<A>> {
  const { kind, method, path, query, body, signal, cache = true, setsState } = options;
  const token = tokenOf(options);
  const url = addressOf(path, query);
  const shareable = cache && !(body instanceof FormData);
  const keyWith = (account: unknown) => (shareable ? JSON.stringify([method, url, body, account]) : undefined);
  // Without the stored token, which may be renewed before the write is sent again.
  const write = kind === "write" ? { method, url, setsState, content: keyWith(options.token) ?? Symbol() } : undefined;
  return share({ key: keyWith(token), kind, signal, run: (abort) => send(options, { url, token, write, abort }) });
}

type Sending = { url: string; token: string; write?: KeyedWrite; abort: AbortSignal };

async function send<A extends v.GenericSchema>(
  options: RequestOptions<A>,
  sending: Sending,
): Promise<v.InferOutput<A>> {
  const { write } = sending;
  try {
    const data = await attempt(options, sending).catch((error: unknown) => repeatRenewed(error, options, sending));
    if (write) forgetIdempotencyKey(write);
    return data;
  } catch (error) {
    // One that was refused for its token says nothing of an earlier one, whose response was lost.
    const isOpen = error instanceof ApiError && (error.mayBeDone || error.isRenewalFailure);
    if (write) (isOpen ? keepIdempotencyKey : forgetIdempotencyKey)(write);
    // The browser aborted it: a reload while the user is being loaded must not end the session.
    if (isPageUnloaded()) return new Promise<never>(() => {});
    if (error instanceof ApiError && !options.quiet)
      failures.emit({ error, reportsExpiry: options.reportsExpiry ?? true });
    throw error;
  }
}

/** Sends a call once more that was refused for its token, if there is another one in its place: it had no effect. */
async function repeatRenewed<A extends v.GenericSchema>(error: unknown, options: RequestOptions<A>, sending: Sending) {
  const isExpired = error instanceof ApiError && error.isLoginExpired && sending.token !== "";
  if (!isExpired) throw error;
  const token = await renewedToken(sending.token).catch((failure: unknown) => failRefused(error, failure));
  if (!token) throw error;
  return attempt(options, { ...sending, token });
}

/** Throws why the token of a refused call could not be renewed, as the failure of that call. */
function failRefused({ call, token }: ApiError, failure: unknown): never {
  const refused = { call, token, isRenewalFailure: true };
  if (failure instanceof ApiError) throw new ApiError(failure.message, { ...failure, ...refused });
  if (failure instanceof MissingFileError) throw new ApiError("", { reason: "network", data: failure, ...refused });
  throw failure;
}

async function attempt<A extends v.GenericSchema>(options: RequestOptions<A>, sending: Sending) {
  const { kind, method, body, response: schema, path, transport, signature = true } = options;
  const call = `${method} ${path}`;
  const fail: Fail = (reason, message, rest) =>
    new ApiError(message, { reason, kind, call, token: sending.token, ...rest });

  // While the token was renewed the caller may have aborted it.
  sending.abort.throwIfAborted();
  const limit = withTimeout(sending.abort);
  const response = await api
    .raw(sending.url, {
      method,
      body,
      headers: { Accept: "application/json", "Accept-Language": document.documentElement.lang },
      signal: limit.signal,
      signing: {
        token: sending.token,
        signature,
        transport: transport && ((input, init) => transport(input, init, limit.restart)),
        idempotencyKey: sending.write && deployment().idempotencyKeys ? idempotencyKey(sending.write) : undefined,
      },
    })
    .catch((error: unknown) => {
      if (sending.abort.aborted) throw sending.abort.reason;
      throw fail(limit.signal.aborted ? "timeout" : "network", "", { data: error });
    })
    .finally(limit.end);

  return readData(response, schema, { call, fail });
}

/** One signal over the whole call, body included: ofetch's own time-out ends at the headers. */
function withTimeout(outer: AbortSignal) {
  const limit = new AbortController();
  const abort = () => limit.abort(outer.reason);
  let timer: ReturnType<typeof setTimeout>;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => limit.abort(), REQUEST_TIMEOUT_MS);
  };
  restart();
  outer.addEventListener("abort", abort);
  return {
    signal: limit.signal,
    restart,
    end: () => {
      clearTimeout(timer);
      outer.removeEventListener("abort", abort);
    },
  };
}
