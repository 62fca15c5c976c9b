import type { DeclaredCall } from "#mocks/backend/declared-call";
import { type Signature, type SignKey, sign, signDate } from "~/api/client/sign";
import { REQUEST_TIMEOUT_MS } from "~/config/times";

export type Account = { username: string; password: string };

export type ServerAccess = {
  url: string;
  key: SignKey;
  /** The console's, for CORS. */
  origin: string;
  /** The server's, in which it counts days; needed where its times have a zone. */
  timeZone?: string;
  /** Left out where only a token is known. */
  account?: Account;
};

export type Picture = { type: string; bytes: Uint8Array };

export type CallOptions = {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: object;
  /** Sent as the field `file` of a form instead of a body; it is not signed. */
  picture?: Picture;
  token?: string;
  idempotencyKey?: string;
  /** Used for signing instead of the correct values. */
  key?: SignKey;
  date?: Date;
  /** Sent instead of what was signed. */
  tampered?: { path?: string; search?: string; body?: string; headers?: Record<string, string | undefined> };
};

export type CallResponse = {
  /** `METHOD /path`, for reports. */
  call: string;
  status: number;
  headers: Headers;
  text: string;
  /** What was signed, if it was sent so. */
  signed?: Pick<Signature, "canonicalRequest" | "stringToSign">;
  /** Undefined where the text is not a JSON object. */
  json: Record<string, unknown> | undefined;
};

/** There was no response, or it broke off; the message names the call. */
export class NoResponse extends Error {
  override name = "NoResponse";
}

const FINGERPRINT = "conformance-0001";
const BOUNDARY = "conformance-form-data";
/** The console's own time-out. */
const TIMEOUT_S = REQUEST_TIMEOUT_MS / 1000;

/** Sends a declared call as the console's client does, or wrong on purpose. Throws NoResponse. */
export async function send(
  { url, key, origin }: ServerAccess,
  { spec }: DeclaredCall,
  options: CallOptions = {},
): Promise<CallResponse> {
  const path = spec.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(options.params?.[name] ?? ""));
  const query = new URLSearchParams(Object.entries(options.query ?? {}).map(([name, value]) => [name, String(value)]));
  const text = options.body === undefined ? "" : JSON.stringify(options.body);
  const body = options.picture ? null : text;
  const signed = {
    accept: "application/json",
    "x-date": signDate(options.date ?? new Date()),
    "x-fingerprint": FINGERPRINT,
    ...(options.token && { "access-token": options.token }),
  };
  // As it is sent, with the prefix of a gateway.
  const signedPath = new URL(url + path).pathname;
  const { authorization, ...texts } = sign(
    { method: spec.method, path: signedPath, query, body, headers: signed },
    options.key ?? key,
  );
  const { tampered = {} } = options;
  const search = tampered.search ?? (query.size > 0 ? `?${query}` : "");
  const headers = {
    origin,
    authorization,
    ...signed,
    ...(body && { "content-type": "application/json" }),
    ...(options.idempotencyKey && { "idempotency-key": options.idempotencyKey }),
    ...(options.picture && { "content-type": `multipart/form-data; boundary=${BOUNDARY}` }),
    ...tampered.headers,
  };
  const response = await fetchResponse(`${spec.method} ${spec.path}`, url + (tampered.path ?? path) + search, {
    method: spec.method,
    headers: Object.entries(headers).filter((header): header is [string, string] => header[1] !== undefined),
    body: options.picture ? multipart(options.picture) : (tampered.body ?? text) || undefined,
  });
  return { ...response, signed: texts };
}

/** By hand, because the tests' FormData is that of a page, which Node does not send. */
function multipart({ type, bytes }: Picture): Uint8Array<ArrayBuffer> {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="picture"\r\nContent-Type: ${type}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

/** Sends the preflight request of a browser. Throws NoResponse. */
export function preflight(
  { url, origin }: ServerAccess,
  path: string,
  method: string,
  headers: string,
): Promise<CallResponse> {
  return fetchResponse(`OPTIONS ${path}`, url + path, {
    method: "OPTIONS",
    headers: { origin, "access-control-request-method": method, "access-control-request-headers": headers },
  });
}

async function fetchResponse(call: string, address: string, request: RequestInit): Promise<CallResponse> {
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const response = await fetch(address, { ...request, redirect: "manual", signal });
    const text = await response.text();
    return { call, status: response.status, headers: response.headers, text, json: parseObject(text) };
  } catch (error) {
    throw new NoResponse(`${call}: ${describeNetworkError(error)}`);
  }
}

function describeNetworkError(error: unknown): string {
  if (!(error instanceof Error)) return `no response (${error})`;
  if (error.name === "TimeoutError")
    return `no complete response within ${TIMEOUT_S} s, which is as long as the console waits`;
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : "";
  return `no response (${error.message}${cause})`;
}

function parseObject(text: string): CallResponse["json"] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
