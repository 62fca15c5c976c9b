import { nodeSignatureCheck } from "#mocks/backend/node-signature";
import { type ServerFault, withEnvelope, withHeaders } from "../faulty-server";
import { anyCall, changingEnvelope, isList, isLogin, isTo, page, pretending, type SeededFault } from "./seeding";

const KEY = { keyId: "demo-key", secret: "demo-secret", scopeWord: "console_request" };
const check = nodeSignatureCheck(() => KEY);

/** Skips the signature check of matching calls. */
const skippingSignature = (matches: (request: Request) => boolean): ServerFault => ({
  checkSignature: (request, body, now) => matches(request) || check(request, body, now),
});

/** Faults of signatures, CORS, sessions and envelopes. */
export const SESSION_FAULTS: SeededFault[] = [
  ["ignores the signature", "a wrong secret is refused", skippingSignature(anyCall)],
  [
    "ignores the date",
    "a date ten minutes ago is refused",
    { checkSignature: (request, body) => check(request, body, sentAt(request)) },
  ],
  [
    "allows one minute",
    "a clock that is four minutes off is accepted",
    {
      checkSignature: (request, body, now) =>
        check(request, body, Math.abs(+now - +sentAt(request)) > 60_000 ? new Date(0) : now),
    },
  ],
  ["does not sign the body", "a changed body is refused", skippingSignature(isLogin)],
  ["does not sign the query", "a changed query is refused", skippingSignature(isList)],
  ["does not sign the path", "a changed path is refused", skippingSignature(isLogin)],
  [
    "answers a wrong signature with 401",
    "a wrong secret is refused",
    {
      changeResponse: (response) => (response.status === 403 ? withEnvelope(response, (body) => body, 401) : response),
    },
  ],
  [
    "reports a wrong date as a wrong signature",
    "a date ten minutes ago is refused",
    changingEnvelope(anyCall, (body) => (body.code === 40302 ? { ...body, code: 40301 } : body)),
  ],
  [
    "answers without a login",
    "a call without a token is not logged in",
    changingEnvelope(isTo("/api/user/visits"), () => ({ status: "success", code: 200, data: [], message: "" })),
  ],
  [
    "sends who has no token to a page",
    "a call without a token is not logged in",
    { replaceResponse: (request) => (request.headers.has("access-token") || isLogin(request) ? undefined : page()) },
  ],
  [
    "does not allow the token's header",
    "CORS: every header and method of the calls is allowed",
    {
      changeResponse: (response) =>
        withHeaders(response, (headers) => headers.set("access-control-allow-headers", "content-type, authorization")),
    },
  ],
  [
    "does not allow PATCH",
    "CORS: every header and method of the calls is allowed",
    {
      changeResponse: (response) =>
        withHeaders(response, (headers) => headers.set("access-control-allow-methods", "GET, POST, DELETE")),
    },
  ],
  [
    "lets the page read no refusal",
    "CORS: the page may read responses and refusals",
    {
      changeResponse: (response) =>
        response.ok ? response : withHeaders(response, (headers) => headers.delete("access-control-allow-origin")),
    },
  ],
  [
    "does not expose its time",
    "the page may read the server's time",
    {
      changeResponse: (response) => withHeaders(response, (headers) => headers.delete("access-control-expose-headers")),
    },
  ],
  [
    "leaves the status out",
    "a response is an envelope",
    changingEnvelope(isTo("/api/user/info"), ({ status, ...rest }) => rest),
  ],
  [
    "writes the code as text",
    "a response is an envelope",
    changingEnvelope(isTo("/api/user/info"), (body) => ({ ...body, code: String(body.code) })),
  ],
  ["answers with a page", "the account logs in", { replaceResponse: page }],
  [
    "accepts any password",
    "a wrong password is refused with a message",
    changingEnvelope(isLogin, () => ({ status: "success", code: 200, data: { token: "demo-token-admin" } })),
  ],
  [
    "gives the same picture again",
    "a captcha picture needs no token and is different each time",
    changingEnvelope(isTo("/auth/captcha"), (body) => ({
      ...body,
      data: { captchaId: "1", image: "data:image/png;base64,AA==" },
    })),
  ],
  [
    "answers a captcha with a text",
    "a captcha is sent to a phone",
    changingEnvelope(isTo("/api/login/captcha"), (body) => ({ ...body, data: "123456" })),
  ],
  ["keeps the token after a logout", "a logout ends the token", pretending(isTo("/api/user/logout"), null)],
  [
    "sends its responses as text",
    "a response is sent as JSON",
    {
      changeResponse: (response) => withHeaders(response, (headers) => headers.set("content-type", "text/plain")),
    },
  ],
  [
    "sends a captcha to any number",
    "no captcha is sent to an invalid phone number",
    changingEnvelope(isTo("/api/login/captcha"), () => ({ status: "success", code: 200, data: {} })),
  ],
  [
    "ignores the key id",
    "a wrong key id is refused",
    {
      checkSignature: (request, body, now) => {
        const authorization = request.headers.get("authorization")?.replace("demo-key-wrong", "demo-key") ?? "";
        const headers = new Headers([...request.headers, ["authorization", authorization]]);
        headers.set("authorization", authorization);
        check(new Request(request.url, { method: request.method, headers }), body, now);
      },
    },
  ],
];

function sentAt(request: Request): Date {
  const date = request.headers.get("x-date") ?? "";
  return new Date(date.replace(/(....)(..)(..)T(..)(..)(..)Z/, "$1-$2-$3T$4:$5:$6Z"));
}
