import { listVisits } from "~/api/user";
import { type Check, expectThat } from "./check";
import { type CallResponse, preflight, send } from "./send";

const HEADERS = ["access-token", "authorization", "x-date", "x-fingerprint", "content-type", "accept"];
const METHODS = ["GET", "POST", "PATCH", "DELETE"];

const readHeaderList = (response: CallResponse, name: string) =>
  (response.headers.get(name) ?? "").split(",").map((item) => item.trim().toLowerCase());

const allowsOrigin = (response: CallResponse, origin: string) =>
  ["*", origin].includes(response.headers.get("access-control-allow-origin") ?? "");

/** Only needed when the server is on another origin than the console. */
export const corsChecks: Check[] = [
  {
    name: "CORS: every header and method of the calls is allowed",
    run: async (context) => {
      const path = listVisits.spec.path;
      for (const method of METHODS) {
        const response = await preflight(context, path, method, HEADERS.join(","));
        expectThat(response.status >= 200 && response.status < 300, response, "HTTP 2xx to a preflight");
        expectThat(
          allowsOrigin(response, context.origin),
          response,
          `Access-Control-Allow-Origin for ${context.origin}`,
        );
        const allowed = readHeaderList(response, "access-control-allow-headers");
        const missing = HEADERS.filter((header) => !allowed.includes(header));
        expectThat(missing.length === 0, response, `Access-Control-Allow-Headers to name ${missing.join(", ")}`);
        const methods = readHeaderList(response, "access-control-allow-methods");
        expectThat(methods.includes(method.toLowerCase()), response, `Access-Control-Allow-Methods to name ${method}`);
      }
    },
  },
  {
    name: "CORS: the page may read responses and refusals",
    run: async (context) => {
      for (const response of [
        await send(context, listVisits, { token: context.token }),
        await send(context, listVisits),
        await send(context, listVisits, { tampered: { headers: { authorization: "none" } } }),
      ]) {
        expectThat(
          allowsOrigin(response, context.origin),
          response,
          `Access-Control-Allow-Origin for ${context.origin}`,
        );
      }
    },
  },
  {
    name: "the page may read the server's time",
    run: async (context) => {
      const response = await send(context, listVisits, { tampered: { headers: { authorization: "none" } } });
      expectThat(response.headers.has("date"), response, "a Date header");
      const exposed = readHeaderList(response, "access-control-expose-headers");
      expectThat(exposed.includes("date") || exposed.includes("*"), response, "Access-Control-Expose-Headers: Date");
    },
  },
];
