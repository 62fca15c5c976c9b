import { expect, test } from "vitest";
import { ApiError, type ApiErrorDetails, mayBeDone } from "~/api/client/api-error";

test.each([
  [401, undefined, true],
  [401, 50000, true],
  [200, 401, true],
  [200, 50008, true],
  [0, undefined, false],
  [200, 50000, false],
  [403, 40301, false],
  [403, 40302, false],
  [500, undefined, false],
  [200, "401", false],
  [200, null, false],
])("HTTP %s with code %s counts as an expired login: %s", (status, code, expected) => {
  const error = new ApiError("", { reason: "server", call: "GET /api", token: "", status, code });
  expect(error.isLoginExpired).toBe(expected);
});

test.each([
  ["server", true],
  ["unreadable", true],
  ["network", false],
  ["timeout", false],
] as const)("a failure with the reason %s has an answer of the server: %s", (reason, expected) => {
  expect(new ApiError("", { reason, call: "GET /api", token: "" }).hasResponse).toBe(expected);
});

test("is an Error that carries the call and the response", () => {
  const data = { status: "error" };
  const error = new ApiError("账号或者密码错误", { reason: "server", call: "POST /api/user/login", token: "t", data });
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    name: "ApiError",
    message: "账号或者密码错误",
    reason: "server",
    call: "POST /api/user/login",
    token: "t",
    kind: "write",
    status: 0,
    retryAfter: "",
    isRenewalFailure: false,
    code: undefined,
    data,
  });
});

test("carries the kind of its call, when to send it again, and that its token could not be renewed", () => {
  const details = { kind: "read", status: 503, code: 50000, retryAfter: "30", isRenewalFailure: true } as const;
  expect(new ApiError("", { reason: "server", call: "GET /api", token: "", ...details })).toMatchObject(details);
});

test.each<[string, boolean, Partial<ApiErrorDetails>]>([
  ["a write without a response", true, { reason: "network" }],
  ["a write without a response in time", true, { reason: "timeout" }],
  ["a read without a response", false, { reason: "network", kind: "read" }],
  ["a write whose token could not be renewed", false, { reason: "network", isRenewalFailure: true }],
  ["a write with a refusal", false, { reason: "server", status: 200 }],
  ["a write with a refusal from a gateway", false, { reason: "server", status: 502 }],
  ["a write with an unreadable success", true, { reason: "unreadable", status: 200 }],
  ["a read with an unreadable success", false, { reason: "unreadable", status: 200, kind: "read" }],
  ["a write that a page calls wrong", false, { reason: "unreadable", status: 400 }],
  ["a write that ends with a page of a fault", false, { reason: "unreadable", status: 500 }],
  ["a write that a gateway got no usable response for", true, { reason: "unreadable", status: 502 }],
  ["a write that a gateway could not pass on", false, { reason: "unreadable", status: 503 }],
  ["a write that a gateway got no response for in time", true, { reason: "unreadable", status: 504 }],
])("%s may have been done: %s", (_, expected, details) => {
  const error = new ApiError("", { reason: "server", kind: "write", call: "POST /api", token: "", ...details });
  expect(error.mayBeDone).toBe(expected);
  expect(mayBeDone(error)).toBe(expected);
});

test("nothing but the failure of a call says that a write may have been done", () => {
  expect(mayBeDone(new TypeError("Failed to fetch"))).toBe(false);
  expect(mayBeDone({ mayBeDone: true })).toBe(false);
  expect(mayBeDone(undefined)).toBe(false);
});
