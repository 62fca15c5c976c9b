import { expect, test } from "vitest";
import { ApiError } from "~/api/client/api-error";

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
    status: 0,
    code: undefined,
    data,
  });
});
