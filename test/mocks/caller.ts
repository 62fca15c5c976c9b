import { getResponse } from "msw";
import * as v from "valibot";
import { ACCOUNTS, type AccountName } from "#mocks/backend/accounts";
import type { DeclaredCall } from "#mocks/backend/declared-call";
import { clientSignatureCheck } from "#mocks/backend/signature";
import { memoryStorage, type Storage } from "#mocks/backend/storage";
import { createHandlers } from "#mocks/handlers";
import { type SignKey, sign, signDate } from "~/api/client/sign";

export const NOW = new Date("2026-11-21T08:30:05Z");
export const KEY: SignKey = { keyId: "demo-key", secret: "demo-secret", scopeWord: "console_request" };

export type CallInput = {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  /** An object is sent as JSON or as a form, a string as it is. */
  body?: object | string;
  /** The calling account; without a token when left out. */
  as?: AccountName;
  /** The token of a login. */
  token?: string;
  /** The caller's language; none when left out. */
  language?: string;
};

/** The demonstration does not answer a call; the message says what to add. */
export class NoMock extends Error {
  override name = "NoMock";
}

/** The envelope of the contract with the demonstration's own fields. */
export const envelope = v.strictObject({
  status: v.picklist(["success", "error"]),
  code: v.number(),
  data: v.unknown(),
  message: v.string(),
  success: v.boolean(),
  msg: v.string(),
});

/** The request that the console's client would send. */
export function signedRequest(call: DeclaredCall, input: CallInput = {}, { now = NOW, key = KEY } = {}): Request {
  const { method, path } = call.spec;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ""));
  const url = new URL(filled, "http://api.test");
  for (const [name, value] of Object.entries(input.query ?? {})) url.searchParams.set(name, String(value));
  const form = input.body instanceof FormData ? input.body : undefined;
  const text = typeof input.body === "object" && !form ? JSON.stringify(input.body) : undefined;
  const body = typeof input.body === "string" ? input.body : text;
  const token = input.token ?? (input.as && ACCOUNTS[input.as].token);
  const headers = {
    accept: "application/json",
    "x-date": signDate(now),
    "x-fingerprint": "3f9c1b7a5d2e4f60",
    ...(token !== undefined && { "access-token": token }),
  };
  const unsigned = input.language !== undefined && { "accept-language": input.language };
  const { authorization } = sign(
    { method, path: url.pathname, query: url.searchParams, body: form ? null : (body ?? ""), headers },
    key,
  );
  return new Request(url, {
    method,
    body: form ?? body,
    headers: { ...headers, ...unsigned, authorization, ...(body && { "content-type": "application/json" }) },
  });
}

/** A backend over a storage and a way to call it; another backend over the same storage is the page after a reload. */
export function createCaller(
  storage: Storage = memoryStorage(),
  now: () => Date = () => NOW,
  check = clientSignatureCheck,
) {
  const handlers = createHandlers({ storage, now, delay: () => 0, checkSignature: check(() => KEY) });
  const send = async (request: Request) => {
    const response = await getResponse(handlers, request);
    if (!response)
      throw new NoMock(`${request.method} ${new URL(request.url).pathname} has no mock: add handle(…) to the mocks`);
    return { httpStatus: response.status, body: v.parse(envelope, await response.json()) };
  };
  return {
    storage,
    send,
    /** The envelope and HTTP status of a response. */
    call: (call: DeclaredCall, input?: CallInput) => send(signedRequest(call, input, { now: now() })),
    /** The data of a response. Rejects for a failure. */
    data: async <Call extends DeclaredCall>(call: Call, input?: CallInput) => {
      const { body } = await send(signedRequest(call, { as: "admin", ...input }, { now: now() }));
      if (!body.success) throw new Error(body.message);
      return v.parse(call.spec.response, body.data) as v.InferOutput<Call["spec"]["response"]>;
    },
  };
}
