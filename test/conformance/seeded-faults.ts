import { nodeSignatureCheck } from "#mocks/backend/node-signature";
import { type Envelope, type ServerFault, withEnvelope, withHeaders } from "./faulty-server";

const KEY = { keyId: "demo-key", secret: "demo-secret", scopeWord: "console_request" };
const check = nodeSignatureCheck(() => KEY);

type Rows = { list: { createdTime: string; contentType: string }[]; total: number };

const isTo = (path: string) => (request: Request) => new URL(request.url).pathname === path;
const isLogin = isTo("/api/user/login");
const LIST = "/api/list/policy";
const isList = (request: Request) => request.method === "GET" && isTo(LIST)(request);
const queryOf = (request: Request) => new URL(request.url).searchParams;

/** Skips the signature check of matching calls. */
const skippingSignature = (matches: (request: Request) => boolean): ServerFault => ({
  checkSignature: (request, body, now) => matches(request) || check(request, body, now),
});

/** Changes the envelopes of matching calls. */
const changingEnvelope = (
  matches: (request: Request) => boolean,
  change: (envelope: Envelope, request: Request) => Envelope,
): ServerFault => ({
  changeResponse: (response, request) =>
    matches(request) && response.headers.get("content-type")?.includes("json")
      ? withEnvelope(response, (envelope) => change(envelope, request))
      : response,
});

/** Changes the rows of the list of policies. */
const changingRows = (change: (rows: Rows, query: URLSearchParams) => Rows): ServerFault =>
  changingEnvelope(isList, (envelope, request) =>
    envelope.code === 200 ? { ...envelope, data: change(envelope.data as Rows, queryOf(request)) } : envelope,
  );

const anyCall = () => true;
const page = () => new Response("<!doctype html><title>login</title>", { headers: { "content-type": "text/html" } });

/** A fault, and the check that must detect it. */
export const SEEDED: [fault: string, found: string, fault: ServerFault][] = [
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
  ["does not sign the path", "a changed path is refused", skippingSignature(isTo("/api/user/my-team/list"))],
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
    changingEnvelope(isTo("/api/user/visits"), ({ status, ...rest }) => rest),
  ],
  [
    "writes the code as text",
    "a response is an envelope",
    changingEnvelope(isTo("/api/user/visits"), (body) => ({ ...body, code: String(body.code) })),
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
  ["ignores the page number", `${LIST} has pages`, changingRows((rows) => ({ ...rows, list: rows.list.slice(0, 3) }))],
  ["counts the page, not the list", `${LIST} has pages`, changingRows(({ list }) => ({ list, total: list.length }))],
  [
    "does not filter",
    `${LIST} is filtered by values`,
    changingRows((rows, query) => ({
      ...rows,
      list: query.has("contentType") ? rows.list.map((row) => ({ ...row, contentType: "img" })) : rows.list,
    })),
  ],
  [
    "leaves the last day out",
    `${LIST} is filtered by parts, and by ranges with both ends`,
    changingRows((rows, query) => ({
      ...rows,
      list: rows.list.filter(({ createdTime }) => !createdTime.startsWith(query.get("createdTo") ?? "-")),
    })),
  ],
  [
    "does not sort",
    `${LIST} is sorted`,
    changingRows((rows, query) => ({ ...rows, list: query.has("sort") ? rows.list.toReversed() : rows.list })),
  ],
  [
    "leaves the role out",
    "shape: POST /api/user/info",
    changingEnvelope(isTo("/api/user/info"), (body) =>
      body.code === 200 ? { ...body, data: { name: "王立群" } } : body,
    ),
  ],
  [
    "answers with an object for a list",
    "shape: GET /api/popular/list",
    changingEnvelope(isTo("/api/popular/list"), (body) => ({ ...body, data: { list: body.data } })),
  ],
  [
    "answers unknown calls with the console's page",
    "an unknown path and broken JSON are refused in an envelope",
    { changeResponse: (response) => (response.status === 404 ? page() : response) },
  ],
  [
    "confirms a write and does nothing",
    "a policy is created, changed, put offline and deleted",
    {
      replaceResponse: (request) =>
        request.method === "PATCH" && isTo("/api/list/policy")(request)
          ? Response.json({ status: "success", code: 200, data: true })
          : undefined,
    },
  ],
];

function sentAt(request: Request): Date {
  const date = request.headers.get("x-date") ?? "";
  return new Date(date.replace(/(....)(..)(..)T(..)(..)(..)Z/, "$1-$2-$3T$4:$5:$6Z"));
}
