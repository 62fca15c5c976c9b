import * as v from "valibot";
import { describe, expect, test } from "vitest";
import type { DeclaredCall } from "#mocks/backend/declared-call";
import { routes } from "#mocks/handlers";
import * as login from "~/api/login";
import * as session from "~/api/session";
import * as user from "~/api/user";
import { hasPermission } from "~/navigation/permissions";
import { ROLES } from "~/navigation/roles";
import { calls } from "../contract/calls";
import { inputs } from "../contract/inputs";
import { createCaller } from "./caller";

test("every declared call has exactly one route, and there are no others", () => {
  expect(calls).toHaveLength(routes.length);
  for (const { name, call } of calls) {
    expect(
      routes.filter((route) => route.spec === call.spec),
      name,
    ).toHaveLength(1);
  }
});

describe("every call", () => {
  test.each(calls)("$name is answered as it declares", async ({ name, call }) => {
    const { httpStatus, body } = await createCaller().call(call, { as: "admin", ...inputs[name] });
    expect(httpStatus).toBe(200);
    expect(body).toMatchObject({ status: "success", code: 200, success: true, message: "请求成功", msg: "请求成功" });
    expect(v.safeParse(call.spec.response, body.data).issues).toBeUndefined();
  });

  const withBody = calls.filter(({ call }) => call.spec.body);
  test.each(withBody)("$name rejects a body of another shape", async ({ name, call }) => {
    const wrong = { ...inputs[name], as: "admin" as const, body: [1] };
    const { httpStatus, body } = await createCaller().call(call, wrong);
    expect(httpStatus).toBe(200);
    expect(body).toMatchObject({ status: "error", code: 50000, data: null, success: false });
    expect(body.message).toMatch(/^请求参数不正确/);
    expect(body.msg).toBe(body.message);
  });

  const open = [
    login.logIn,
    login.logOut,
    session.renewToken,
    login.sendLoginCaptcha,
    login.getCaptchaPicture,
    user.listMenu,
  ].map((call) => call.spec);
  test.each(calls)("$name requires a login where it declares so", async ({ name, call }) => {
    const { httpStatus, body } = await createCaller().call(call, inputs[name]);
    expect(httpStatus).toBe(200);
    const isOpen = open.some((spec) => spec === call.spec);
    expect(body).toMatchObject(isOpen ? { code: 200 } : { code: 50008, message: "未登录", data: null });
  });

  const permissionOf = ({ spec }: DeclaredCall) => routes.find((route) => route.spec === spec)?.permission;
  const cells = calls.flatMap((call) => ROLES.map((role) => ({ ...call, role })));
  test.each(cells)("$name is allowed to $role according to the permissions", async ({ name, call, role }) => {
    const permission = permissionOf(call);
    const { httpStatus, body } = await createCaller().call(call, { as: role, ...inputs[name] });
    const isAllowed = !permission || hasPermission(permission, role);
    expect(httpStatus).toBe(isAllowed ? 200 : 403);
    expect(body.success).toBe(isAllowed);
    if (!isAllowed) expect(body.message).toContain("没有权限");
  });

  const listWrites = calls.filter(({ call: { spec } }) => spec.kind === "write" && spec.path.startsWith("/api/list/"));
  test.each(listWrites)("$name changes a list and is refused to user", async ({ name, call }) => {
    expect(permissionOf(call)).toBeDefined();
    expect((await createCaller().call(call, { as: "user", ...inputs[name] })).httpStatus).toBe(403);
  });
});

test.each([
  ["broken JSON", "{"],
  ["null", "null"],
  ["a list", "[]"],
  ["nothing", ""],
])("rejects a body that is %s without a crash", async (_, text) => {
  const { httpStatus, body } = await createCaller().call(login.logIn, { body: text });
  expect(httpStatus).toBe(200);
  expect(body).toMatchObject({ status: "error", code: 50000, data: null });
});
