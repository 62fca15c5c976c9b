import { readEnvelope } from "./envelope";
import type { ServerClock } from "./server-clock";
import { type SignKey, sign, signDate } from "./sign";

/** The server's code for an `X-Date` too far from its clock. */
const WRONG_DATE = 40302;

export type Signing = {
  /** Empty if there is none or the call does not carry it. */
  token: string;
  signature: boolean;
  /** The value of Idempotency-Key, if it has one. */
  idempotencyKey?: string;
  /** Used instead of the browser's `fetch`, for what that lacks, such as upload progress. */
  transport?: Transport;
};

/** `onProgress` gives the call its whole time again: a slow line is no missing response. */
export type Transport = (input: RequestInfo | URL, init?: RequestInit, onProgress?: () => void) => Promise<Response>;

/**
 * What the bodies of all keepalive requests under way may be together, in bytes: a browser refuses more
 * (https://fetch.spec.whatwg.org/#http-network-or-cache-fetch).
 */
const KEEPALIVE_QUOTA = 64 * 1024;
let keepaliveBytes = 0;

/** A request that the browser finishes when the page is closed; an ordinary one where its body is too large for that. */
export const keepaliveTransport: Transport = async (input, init) => {
  const size = new TextEncoder().encode(bodyText(init?.body) ?? "").length;
  if (keepaliveBytes + size > KEEPALIVE_QUOTA) return fetch(input, init);
  keepaliveBytes += size;
  try {
    return await fetch(input, { ...init, keepalive: true });
  } finally {
    keepaliveBytes -= size;
  }
};

type Environment = {
  signKey: () => SignKey;
  /** The visitor's identifier; takes a while at the first call of a browser. */
  fingerprint: () => Promise<string>;
  clock: ServerClock;
};

declare module "ofetch" {
  interface FetchOptions {
    signing?: Signing;
  }
}

type SignedInit = RequestInit & { signing?: Signing };

/**
 * A `fetch` that adds the token and the signature. It is used below ofetch, not in its `onRequest`, because only here
 * the URL and the body are final. A call that was rejected for its date is signed with the server's time and sent
 * once more: the rejected one had no effect.
 */
export function createSignedFetch({ signKey, fingerprint, clock }: Environment) {
  async function send(input: RequestInfo | URL, { signing, ...init }: SignedInit): Promise<Response> {
    const headers = new Headers(init.headers);
    if (signing?.token) headers.set("Access-Token", signing.token);
    if (signing?.idempotencyKey) headers.set("Idempotency-Key", signing.idempotencyKey);
    if (signing?.signature) {
      headers.set("X-Fingerprint", await fingerprint());
      headers.set("X-Date", signDate(clock.now()));
      headers.set("Authorization", authorizationOf(input, init, headers, signKey()));
    }
    // Looked up at each call: the demonstration backend and tests replace it.
    return (signing?.transport ?? globalThis.fetch)(input, { ...init, headers });
  }

  return async (input: RequestInfo | URL, init: SignedInit = {}): Promise<Response> => {
    const ahead = clock.ahead();
    const response = await send(input, init);
    clock.learn(response);
    // Of calls that were refused together, the first one has corrected the clock for all.
    const isCorrected = clock.ahead() !== ahead;
    return isCorrected && (await isRefusedForDate(response)) ? send(input, init) : response;
  };
}

function authorizationOf(input: RequestInfo | URL, init: RequestInit, headers: Headers, key: SignKey): string {
  const url = new URL(input instanceof Request ? input.url : input);
  const header = (name: string) => headers.get(name) ?? "";
  const signable = {
    method: init.method ?? "GET",
    path: url.pathname,
    query: url.searchParams,
    body: bodyText(init.body),
    headers: {
      accept: header("Accept"),
      "x-date": header("X-Date"),
      "x-fingerprint": header("X-Fingerprint"),
      "access-token": header("Access-Token"),
    },
  };
  return sign(signable, key).authorization;
}

async function isRefusedForDate(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const { ok, status, statusText } = response;
  const reading = readEnvelope({ ok, status, statusText, text: await response.clone().text() });
  return reading.kind === "refused" && reading.code === WRONG_DATE;
}

function bodyText(body: BodyInit | null | undefined): string | null {
  if (body === null || body === undefined) return "";
  return typeof body === "string" ? body : null;
}
