import type { DeclaredCall } from "#mocks/backend/declared-call";
import { type SignKey, sign, signDate } from "~/api/client/sign";
import { REQUEST_TIMEOUT_MS } from "~/config/times";

export type Access = { url: string; username: string; password: string; key: SignKey; origin: string };

export type Asking = {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: object;
  token?: string;
  /** Used for signing instead of the correct values. */
  key?: SignKey;
  date?: Date;
  /** Sent instead of what was signed. */
  tampered?: { path?: string; search?: string; body?: string; headers?: Record<string, string | undefined> };
};

export type Answer = {
  /** `METHOD /path`, for reports. */
  call: string;
  status: number;
  headers: Headers;
  text: string;
  /** Undefined where the text is not a JSON object. */
  json: Record<string, unknown> | undefined;
};

/** There was no response, or it broke off; the message names the call. */
export class Unanswered extends Error {
  override name = "Unanswered";
}

const FINGERPRINT = "conformance-0001";
/** The console's own time-out. */
const PATIENCE_S = REQUEST_TIMEOUT_MS / 1000;

/** Sends a declared call as the console's client does, or wrong on purpose. Throws NoResponse. */
export async function ask({ url, key, origin }: Access, { spec }: DeclaredCall, asking: Asking = {}): Promise<Answer> {
  const path = spec.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(asking.params?.[name] ?? ""));
  const query = new URLSearchParams(Object.entries(asking.query ?? {}).map(([name, value]) => [name, String(value)]));
  const body = asking.body === undefined ? "" : JSON.stringify(asking.body);
  const signed = {
    accept: "application/json",
    "x-date": signDate(asking.date ?? new Date()),
    "x-fingerprint": FINGERPRINT,
    ...(asking.token && { "access-token": asking.token }),
  };
  const { authorization } = sign({ method: spec.method, path, query, body, headers: signed }, asking.key ?? key);
  const { tampered = {} } = asking;
  const search = tampered.search ?? (query.size > 0 ? `?${query}` : "");
  const headers = {
    origin,
    authorization,
    ...signed,
    ...(body && { "content-type": "application/json" }),
    ...tampered.headers,
  };
  return answerTo(`${spec.method} ${spec.path}`, url + (tampered.path ?? path) + search, {
    method: spec.method,
    headers: Object.entries(headers).filter((header): header is [string, string] => header[1] !== undefined),
    body: (tampered.body ?? body) || undefined,
  });
}

/** Sends the preflight request of a browser. Throws NoResponse. */
export function preflight({ url, origin }: Access, path: string, method: string, headers: string): Promise<Answer> {
  return answerTo(`OPTIONS ${path}`, url + path, {
    method: "OPTIONS",
    headers: { origin, "access-control-request-method": method, "access-control-request-headers": headers },
  });
}

async function answerTo(call: string, address: string, request: RequestInit): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const response = await fetch(address, { ...request, redirect: "manual", signal });
    const text = await response.text();
    return { call, status: response.status, headers: response.headers, text, json: parsed(text) };
  } catch (error) {
    throw new Unanswered(`${call}: ${whyUnanswered(error)}`);
  }
}

function whyUnanswered(error: unknown): string {
  if (!(error instanceof Error)) return `no response (${error})`;
  if (error.name === "TimeoutError")
    return `no complete response within ${PATIENCE_S} s, which is as long as the console waits`;
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : "";
  return `no response (${error.message}${cause})`;
}

function parsed(text: string): Answer["json"] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
