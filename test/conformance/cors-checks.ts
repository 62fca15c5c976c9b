import { getUser } from "~/api/user";
import { type Check, Deviation, expectThat } from "./check";
import { type CallResponse, preflight, send } from "./send";

const HEADERS = ["access-token", "authorization", "x-date", "x-fingerprint", "content-type", "accept"];
const METHODS = ["GET", "POST", "PATCH", "DELETE"];

const readHeaderList = (response: CallResponse, name: string) =>
  (response.headers.get(name) ?? "").split(",").map((item) => item.trim().toLowerCase());

/** Fails with the header that the response has, which its status and body do not show. */
function expectHeader(condition: boolean, response: CallResponse, name: string, expected: string): void {
  const value = response.headers.get(name);
  if (condition) return;
  throw new Deviation(
    `${response.call}: expected ${name} ${expected}, but got ${value === null ? "none" : `"${value}"`} (HTTP ${response.status})`,
  );
}

const ALLOW_ORIGIN = "Access-Control-Allow-Origin";
const ALLOW_HEADERS = "Access-Control-Allow-Headers";
const ALLOW_METHODS = "Access-Control-Allow-Methods";
const EXPOSE_HEADERS = "Access-Control-Expose-Headers";

function expectHeaders(response: CallResponse, headers: readonly string[]): void {
  const allowed = readHeaderList(response, ALLOW_HEADERS);
  const missing = headers.filter((header) => !allowed.includes(header));
  expectHeader(missing.length === 0, response, ALLOW_HEADERS, `to name ${missing.join(", ")}`);
}

const allowsOrigin = (response: CallResponse, origin: string) =>
  ["*", origin].includes(response.headers.get("access-control-allow-origin") ?? "");

/** Only needed when the server is on another origin than the console. */
export const corsChecks: Check[] = [
  {
    name: "CORS: every header and method of the calls is allowed",
    run: async (context) => {
      const path = getUser.spec.path;
      for (const method of METHODS) {
        const response = await preflight(context, path, method, HEADERS.join(","));
        expectThat(response.status >= 200 && response.status < 300, response, "HTTP 2xx to a preflight");
        expectHeader(allowsOrigin(response, context.origin), response, ALLOW_ORIGIN, `for ${context.origin}`);
        expectHeaders(response, HEADERS);
        const methods = readHeaderList(response, ALLOW_METHODS);
        expectHeader(methods.includes(method.toLowerCase()), response, ALLOW_METHODS, `to name ${method}`);
      }
    },
  },
  {
    name: "CORS: the page may read responses and refusals",
    run: async (context) => {
      for (const response of [
        await send(context, getUser, { token: context.token }),
        await send(context, getUser),
        await send(context, getUser, { tampered: { headers: { authorization: "none" } } }),
      ]) {
        expectHeader(allowsOrigin(response, context.origin), response, ALLOW_ORIGIN, `for ${context.origin}`);
      }
    },
  },
  {
    name: "the page may read the server's time",
    run: async (context) => {
      const response = await send(context, getUser, { tampered: { headers: { authorization: "none" } } });
      expectThat(response.headers.has("date"), response, "a Date header");
      const exposed = readHeaderList(response, EXPOSE_HEADERS);
      expectHeader(exposed.includes("date") || exposed.includes("*"), response, EXPOSE_HEADERS, "to name Date");
    },
  },
];

/** Where writes carry an Idempotency-Key. */
export const repeatCorsChecks: Check[] = [
  {
    name: "CORS: the header Idempotency-Key is allowed",
    run: async (context) =>
      expectHeaders(await preflight(context, getUser.spec.path, "POST", "idempotency-key"), ["idempotency-key"]),
  },
];
