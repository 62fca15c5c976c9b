import { listVisits } from "~/api/user";
import { type Check, expectThat } from "./judge";
import { type Answer, ask, preflight } from "./target";

const HEADERS = ["access-token", "authorization", "x-date", "x-fingerprint", "content-type", "accept"];
const METHODS = ["GET", "POST", "PATCH", "DELETE"];

const listed = (answer: Answer, name: string) =>
  (answer.headers.get(name) ?? "").split(",").map((item) => item.trim().toLowerCase());

const isOpenTo = (answer: Answer, origin: string) =>
  ["*", origin].includes(answer.headers.get("access-control-allow-origin") ?? "");

/** Only needed when the server is on another origin than the console. */
export const corsChecks: Check[] = [
  {
    name: "CORS: every header and method of the calls is allowed",
    run: async (context) => {
      const path = listVisits.spec.path;
      for (const method of METHODS) {
        const answer = await preflight(context, path, method, HEADERS.join(","));
        expectThat(answer.status >= 200 && answer.status < 300, answer, "HTTP 2xx to a preflight");
        expectThat(isOpenTo(answer, context.origin), answer, `Access-Control-Allow-Origin for ${context.origin}`);
        const allowed = listed(answer, "access-control-allow-headers");
        const missing = HEADERS.filter((header) => !allowed.includes(header));
        expectThat(missing.length === 0, answer, `Access-Control-Allow-Headers to name ${missing.join(", ")}`);
        const methods = listed(answer, "access-control-allow-methods");
        expectThat(methods.includes(method.toLowerCase()), answer, `Access-Control-Allow-Methods to name ${method}`);
      }
    },
  },
  {
    name: "CORS: the page may read responses and refusals",
    run: async (context) => {
      for (const answer of [
        await ask(context, listVisits, { token: context.token }),
        await ask(context, listVisits),
        await ask(context, listVisits, { tampered: { headers: { authorization: "none" } } }),
      ]) {
        expectThat(isOpenTo(answer, context.origin), answer, `Access-Control-Allow-Origin for ${context.origin}`);
      }
    },
  },
  {
    name: "the page may read the server's time",
    run: async (context) => {
      const answer = await ask(context, listVisits, { tampered: { headers: { authorization: "none" } } });
      expectThat(answer.headers.has("date"), answer, "a Date header");
      const exposed = listed(answer, "access-control-expose-headers");
      expectThat(exposed.includes("date") || exposed.includes("*"), answer, "Access-Control-Expose-Headers: Date");
    },
  },
];
