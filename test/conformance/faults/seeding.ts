import { type Envelope, type ServerFault, withEnvelope } from "../faulty-server";

/** A fault, and the check that must detect it. */
export type SeededFault = [fault: string, found: string, fault: ServerFault];

export const isTo = (path: string) => (request: Request) => new URL(request.url).pathname === path;
/** A call by method and path; a number stands for any in the path. */
export const isCall = (method: string, path: string) => (request: Request) =>
  request.method === method && new URL(request.url).pathname.replace(/\d+$/, "1") === path;
export const isLogin = isTo("/api/user/login");
export const LIST = "/api/list/policy";
export const isList = isCall("GET", LIST);
export const anyCall = () => true;

export const page = () =>
  new Response("<!doctype html><title>login</title>", { headers: { "content-type": "text/html" } });

/** Changes the envelopes of matching calls. */
export const changingEnvelope = (
  matches: (request: Request) => boolean,
  change: (envelope: Envelope, request: Request) => Envelope,
): ServerFault => ({
  changeResponse: (response, request) =>
    matches(request) && response.headers.get("content-type")?.includes("json")
      ? withEnvelope(response, (envelope) => change(envelope, request))
      : response,
});

/** Changes the data of successes of matching calls. */
export const changingData = <T>(
  matches: (request: Request) => boolean,
  change: (data: T, query: URLSearchParams) => unknown,
): ServerFault =>
  changingEnvelope(matches, (envelope, request) =>
    envelope.code === 200 ? { ...envelope, data: change(envelope.data as T, queryOf(request)) } : envelope,
  );

/** Answers searches as if the query were another. */
export const reading = (changeQuery: (query: URLSearchParams) => void): ServerFault => ({
  changeQuery,
  checkSignature: () => {},
});

/** Ignores a condition, or a sort. */
export const ignoring = (key: string) => reading((query) => query.delete(key));

const queryOf = (request: Request) => new URL(request.url).searchParams;

/** Answers matching calls with this data, and does nothing. */
export const pretending = (matches: (request: Request) => boolean, data: unknown): ServerFault => ({
  replaceResponse: (request) =>
    matches(request) ? Response.json({ status: "success", code: 200, data, message: "" }) : undefined,
});
