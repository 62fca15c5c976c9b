import { delay, type HttpHandler, HttpResponse, http } from "msw";
import { CODE } from "./backend-error";
import { bilingual, type Language, languageOf } from "./bilingual";
import { failure } from "./envelope";

/** How a call fails. */
export type Fault =
  /** Any HTTP status; the body, if any, is sent as JSON. */
  | { kind: "status"; status: number; statusText?: string; body?: unknown }
  /** A failure envelope with HTTP status 200. */
  | { kind: "code"; code: number; message: string }
  /** HTTP 401. */
  | { kind: "expired" }
  /** HTTP 200 without a body. */
  | { kind: "empty" }
  /** An HTML page, as from a proxy. */
  | { kind: "html" }
  /** Any text sent as JSON: invalid, `null`, a list, a wrong shape. */
  | { kind: "json"; text: string }
  /** The usual response, delayed by `ms`. */
  | { kind: "slow"; ms: number }
  /** Headers and the start of a body, then nothing. */
  | { kind: "stall" }
  /** The connection is destroyed. */
  | { kind: "drop" }
  /** No response at all. */
  | { kind: "silent" };

/** `*` is every call; a path may be a template such as `/api/chat/:id`. */
export type FaultKey = "*" | `${"GET" | "POST" | "PUT" | "PATCH" | "DELETE"} /${string}`;

export type Faults = {
  set: (key: FaultKey, fault: Fault) => void;
  delete: (key: FaultKey) => void;
  clear: () => void;
  /** The fault of a call; its own one precedes the one for all calls. */
  find: (method: string, path: string) => Fault | undefined;
};

/** A set of faults, each of which applies until it is removed. */
export function createFaults(): Faults {
  const faults = new Map<FaultKey, Fault>();
  return {
    set: (key, fault) => {
      faults.set(key, fault);
    },
    delete: (key) => {
      faults.delete(key);
    },
    clear: () => faults.clear(),
    find: (method, path) => {
      const ownFault = [...faults].find(([key]) => key !== "*" && matches(key, `${method} ${path}`));
      return ownFault?.[1] ?? faults.get("*");
    },
  };
}

function matches(key: string, call: string): boolean {
  const expected = key.split("/");
  const actual = call.split("/");
  return (
    expected.length === actual.length &&
    expected.every((part, index) => part === actual[index] || (part.startsWith(":") && actual[index] !== ""))
  );
}

/** Must precede the other handlers; responds to the calls that have a fault. */
export function createFaultHandler(faults: Faults): HttpHandler {
  const faultOf = (request: Request) => faults.find(request.method, new URL(request.url).pathname);
  // A predicate, not `*`: a call without a fault must count as unhandled if no other handler matches it.
  return http.all(
    ({ request }) => faultOf(request) !== undefined,
    ({ request }) => {
      const fault = faultOf(request);
      return fault && respondWithFault(fault, languageOf(request));
    },
  );
}

/** Undefined passes the call on to the next handler. */
async function respondWithFault(fault: Fault, { shown }: Language): Promise<Response | undefined> {
  switch (fault.kind) {
    case "status":
      return statusResponse(fault);
    case "code":
      return failure(fault.message, fault.code);
    case "expired":
      return failure(shown(bilingual("登录已过期", "The session has expired")), CODE.expired, 401);
    case "empty":
      return new HttpResponse(null);
    case "html":
      return HttpResponse.html("<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>");
    case "json":
      return new HttpResponse(fault.text, { headers: { "Content-Type": "application/json" } });
    case "slow":
      await delay(fault.ms);
      return undefined;
    case "stall":
      return stalledResponse();
    case "drop":
      return HttpResponse.error();
    case "silent":
      return new Promise<never>(() => {});
  }
}

function statusResponse({ status, statusText, body }: Extract<Fault, { kind: "status" }>): Response {
  const init = { status, statusText };
  return body === undefined ? new HttpResponse(null, init) : HttpResponse.json(body, init);
}

function stalledResponse(): Response {
  const half = new TextEncoder().encode('{"status":"success","code":200,"data":[');
  const body = new ReadableStream({ start: (controller) => controller.enqueue(half) });
  return new HttpResponse(body, { headers: { "Content-Type": "application/json" } });
}
