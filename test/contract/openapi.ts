import { routes } from "#mocks/handlers";
import { API_PATHS } from "~/build/server-options";
import { PERMISSIONS } from "~/navigation/permissions";
import manifest from "../../package.json" with { type: "json" };
import { calls, type NamedCall } from "./calls";
import { describeCall } from "./descriptions";
import { exampleResponses } from "./example-responses";
import { inputs } from "./inputs";
import { type JsonObject, jsonSchemaOf } from "./json-schema";

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const SIGNATURE = ["XDate", "XFingerprint", "Authorization"].map((name) => ref("parameters", name));

/** The position of an area's first call in the demonstration, which has the login first. */
const positionOf = (area: string) =>
  routes.findIndex(({ spec }) => calls.some((named) => named.area === area && named.call.spec === spec));
const ordered = calls.toSorted((one, other) => positionOf(one.area) - positionOf(other.area));

const DESCRIPTION = [
  "Every call is signed (see `SIGNATURE.md` beside this file). An answer is an envelope; it is a success only where `status` is `success` and `code` is 0 or 200 with a 2xx HTTP status. Fields that are not required take an empty default; unknown ones are ignored.",
  "Times are texts `YYYY-MM-DD HH:mm:ss` in the server's local time, or ISO 8601 with a zone; days are texts `YYYY-MM-DD`. `Date` must be exposed to the page, so that a machine whose clock is off can correct itself, and so should `Retry-After`.",
  "A console on another origin needs CORS, of refusals too: allow its origin (`*` will do, since there are no cookies), the methods GET, POST, PATCH and DELETE, and by name (`*` leaves out `Authorization`) the headers `Accept, Content-Type, X-Date, X-Fingerprint, Access-Token, Authorization`, and `Idempotency-Key` where `idempotencyKeys` is on. A picture that a response names is loaded without signature and token.",
  `A picture's address that is a path, such as \`/uploads/face.png\`, is one of the API's, as that of a call. At the console's own origin it must be below one of the paths that the site passes on: ${API_PATHS.map((path) => `\`${path}/\``).join(", ")}.`,
  "Where `idempotencyKeys` is on, every write has a header `Idempotency-Key`: do it once for each key of an account, and answer a repeat as the first time, for ten minutes, after which the console sends another key. Remember only writes that were carried out, never 401, 403 or 5xx: after a renewal of the token the console sends the same key with the new one. A key with other content is refused (422).",
  "Pages of a list begin with 1. The console asks for 10, 20, 50 or 100 rows, and for 500 where it reads all of them (export, choosing all that was found): up to 100 must be given as asked; of more a server may answer with fewer, by which the console then goes on, as long as `total` is that of the search. Without `sort` the order is the server's; rows that are equal by it must keep one order over all pages.",
  "A condition of a list that is a field of its record: a text matches a part of it, a choice, a flag and a number the same value, several values (with commas) any of them, each as a whole. `<field>From` and `<field>To` (`createdFrom` for `createdTime`) are bounds, both included, and a record without a value is within none; a bound of a time that is a day includes all of that day. `<field>Empty=true` finds the records without a value. Conditions are joined by and.",
  'Failures that the console understands beyond the two below, by HTTP status, with any `code` and a `message` for the operator: 400 and 422 with `data: {"fields": {"name": "why"}}`, which stand at their fields; 404; 409 with the record as it is now in `data`, which is shown beside what was changed; 413; 429 with `Retry-After` in seconds, which is shown where `message` is empty; 502, 503 and 504. Code 40301 is a wrong signature, 40302 an `X-Date` that is too far off.',
  "Limits of what is sent: a name of a policy has at most 60 characters, its count is a whole number of at most 12 digits, an import sends at most 5000 rows in one call, a picture is at most 512 × 512 pixels and 2 MB.",
].join("\n\n");

/** The OpenAPI 3.1 document of every call, from the schemas with which the client validates responses. */
export async function describeContract(): Promise<JsonObject> {
  const examples = await exampleResponses();
  const named: JsonObject = {};
  const paths: Record<string, JsonObject> = {};
  for (const call of ordered) {
    const path = call.call.spec.path.replace(/:(\w+)/g, "{$1}");
    const operation = operationOf(call, examples[call.name], named);
    paths[path] = { ...paths[path], [call.call.spec.method.toLowerCase()]: operation };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Admin Console: what its backend answers",
      version: manifest.version,
      description: DESCRIPTION,
    },
    servers: [{ url: "http://localhost:8787", description: "The demonstration backend, npm run api" }],
    security: [{ token: [] }],
    tags: [...new Set(ordered.map(({ area }) => area))].map((name) => ({ name })),
    paths,
    components: { ...COMPONENTS, schemas: { ...COMPONENTS.schemas, ...named } },
  };
}

function operationOf(namedCall: NamedCall, response: unknown, named: JsonObject): JsonObject {
  const { area, name, call } = namedCall;
  const { spec } = call;
  const input = inputs[name] ?? {};
  const publish = (schema: Parameters<typeof jsonSchemaOf>[0]) => {
    const result = jsonSchemaOf(schema);
    Object.assign(named, result.named);
    return result.schema;
  };
  const example = { status: "success", code: 200, data: response, message: "" };
  return {
    tags: [area],
    operationId: name.replace(".", "_"),
    ...describeCall(namedCall),
    ...rolesOf(spec),
    "x-kind": spec.kind,
    ...(spec.token === false && { security: [] }),
    parameters: [
      ...SIGNATURE,
      ...pathParameters(spec.path, input.params),
      ...queryParameters(spec.query && publish(spec.query), input.query),
    ],
    ...(spec.body && { requestBody: bodyOf(publish(spec.body), input.body) }),
    responses: {
      200: {
        description: "The answer, or a refusal of the operation",
        content: {
          "application/json": {
            schema: { anyOf: [success(publish(spec.response)), ref("schemas", "Failure")] },
            example,
          },
        },
      },
      401: ref("responses", "NotLoggedIn"),
      403: ref("responses", "Refused"),
    },
  };
}

/** Names the roles of a call that is not for all. */
function rolesOf(spec: NamedCall["call"]["spec"]) {
  const permission = routes.find((route) => route.spec === spec)?.permission;
  return permission && { description: `For ${PERMISSIONS[permission].join(", ")}.` };
}

const success = (data: JsonObject): JsonObject => ({
  type: "object",
  required: ["status", "code", "data"],
  properties: { status: { const: "success" }, code: { enum: [0, 200] }, data, message: { type: "string" } },
});

const pathParameters = (path: string, params: Record<string, unknown> = {}) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
    example: String(params[name] ?? ""),
  }));

function queryParameters(schema: JsonObject | undefined, examples: Record<string, unknown> = {}): JsonObject[] {
  const { properties = {}, required = [] } = schema ?? {};
  return Object.entries(properties ?? {}).map(([name, type]) => ({
    name,
    in: "query",
    required: Array.isArray(required) && required.includes(name),
    schema: type,
    ...(name in examples && { example: examples[name] }),
  }));
}

function bodyOf(schema: JsonObject, example: unknown): JsonObject {
  const isForm = example instanceof FormData;
  return {
    required: true,
    content: isForm ? { "multipart/form-data": { schema } } : { "application/json": { schema, example } },
  };
}

const header = (name: string, description: string, schema: JsonObject) => ({
  name,
  in: "header",
  required: true,
  description,
  schema,
});
const failing = (description: string, code: number, message: string) => ({
  description,
  content: {
    "application/json": { schema: ref("schemas", "Failure"), example: { status: "error", code, data: null, message } },
  },
});

const COMPONENTS = {
  securitySchemes: {
    token: { type: "apiKey", in: "header", name: "Access-Token", description: "What the login answered with" },
  },
  parameters: {
    XDate: header("X-Date", "UTC, at most five minutes away from the server's clock", {
      type: "string",
      pattern: "^\\d{8}T\\d{6}Z$",
    }),
    XFingerprint: header("X-Fingerprint", "The visitor's identifier", { type: "string" }),
    Authorization: header("Authorization", "The signature", { type: "string", pattern: "^HMAC-SHA256 Credential=" }),
  },
  responses: {
    NotLoggedIn: failing(
      "The token is missing or no longer good; code 50008 with status 200 means the same",
      401,
      "未登录",
    ),
    Refused: failing("40301 wrong signature, 40302 clock off, any other: not for this role", 40301, "请求签名不正确"),
  },
  schemas: {
    Failure: {
      type: "object",
      required: ["status", "code"],
      properties: {
        status: { type: "string", not: { const: "success" } },
        code: { type: "integer" },
        data: {},
        message: { type: "string", description: "Shown to the operator" },
      },
    },
  },
};
