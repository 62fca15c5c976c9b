import { notifications } from "@mantine/notifications";
import { http } from "msw";
import { describe, expect, test, vi } from "vitest";
import { failure } from "#mocks/backend/envelope";
import { faults, server } from "#mocks/node";
import { pathTo } from "~/navigation/paths";
import type { Role } from "~/navigation/roles";
import { clientAction, clientLoader } from "~/routes/login/route";
import { session, sessionToken } from "~/session/session";
import { isolateCalls, recordCalls } from "../../support/client";
import { deferred } from "../../support/deferred";
import { argsFor, redirectTarget } from "../../support/route-modules";
import { isolateSession, recordAccessDenied, storeTokenOf } from "../../support/session";
import { setUpTranslations } from "../../support/translations";

const WORKPLACE = pathTo("Workplace");

isolateCalls();
isolateSession();
setUpTranslations();

const visit = (search = "") => redirectTarget(clientLoader(argsFor(`${pathTo("Login")}${search}`)));

const logIn = (form: object, search = "") =>
  clientAction(argsFor(`${pathTo("Login")}${search}`, { method: "POST", body: JSON.stringify(form) }));
const account = (username: string, password = username) => ({ username, password });

describe("opening the login", () => {
  test("shows it when logged out, and requests nothing", async () => {
    const calls = recordCalls();
    expect(await visit("?redirect=Step")).toBeUndefined();
    expect(calls).toEqual([]);
  });

  test.each<[Role, string, string]>([
    ["admin", "", WORKPLACE],
    ["admin", "?redirect=Step&a=1", `${pathTo("Step")}?a=1`],
    ["user", "?redirect=Card", pathTo("Card")],
    ["user", "?redirect=https://evil.example", WORKPLACE],
    ["user", "?redirect=//evil.example&a=1", `${WORKPLACE}?a=1`],
  ])("leads %s with %s on to %s", async (name, search, expected) => {
    storeTokenOf(name);
    expect(await visit(search)).toBe(expected);
  });

  test("leads past a refused screen, and reports it", async () => {
    storeTokenOf("user");
    const refused = recordAccessDenied();
    expect(await visit("?redirect=Step")).toBe(WORKPLACE);
    expect(refused).toMatchObject([{ name: "Step" }]);
  });

  test("shows it for an invalid token, and removes the token", async () => {
    storeTokenOf("user");
    faults.set("POST /api/user/info", { kind: "expired" });
    const calls = recordCalls();
    expect(await visit()).toBeUndefined();
    expect(sessionToken()).toBe("");
    await vi.waitFor(() => expect(calls).toContain("POST /api/user/logout"));
  });
});

describe("logging in", () => {
  test.each<[Role, string, string]>([
    ["admin", "", WORKPLACE],
    ["user", "", WORKPLACE],
    ["admin", "?redirect=Step", pathTo("Step")],
    ["user", "?redirect=SearchTable&current=2&name=a%20b", `${pathTo("SearchTable")}?current=2&name=a+b`],
    ["user", "?redirect=Nobody&a=1", `${WORKPLACE}?a=1`],
    ["admin", "?redirect=https://evil.example", WORKPLACE],
    ["admin", "?redirect=%5C%5Cevil.example", WORKPLACE],
  ])("as %s with the query %s leads to %s", async (name, search, expected) => {
    const welcome = vi.spyOn(notifications, "show").mockReturnValue("");
    expect(await redirectTarget(logIn(account(name), search))).toBe(expected);
    expect(sessionToken()).toMatch(new RegExp(`^demo-token-${name}-`));
    expect(session.get()).toMatchObject({ role: name, token: sessionToken() });
    expect(welcome).toHaveBeenCalledOnce();
  });

  test("past a refused screen reports it", async () => {
    vi.spyOn(notifications, "show").mockReturnValue("");
    const refused = recordAccessDenied();
    expect(await redirectTarget(logIn(account("user"), "?redirect=Step&a=1"))).toBe(`${WORKPLACE}?a=1`);
    expect(refused).toMatchObject([{ name: "Step" }]);
  });
});

describe("a failed login shows its message and removes the token", () => {
  test.each<[string, object, string]>([
    ["a wrong password", account("admin", "wrong"), "账号或者密码错误"],
    ["an unknown account", account("nobody"), "账号或者密码错误"],
    ["no username", account("", "admin"), "用户名不能为空"],
    ["no password", account("admin", ""), "密码不能为空"],
    ["an invalid phone number", { tel: "23800000000", captcha: "1" }, "无效手机号"],
  ])("%s", async (_, form, message) => {
    storeTokenOf("user");
    expect(await logIn(form)).toEqual({ message });
    expect(sessionToken()).toBe("");
  });

  test("a broken network", async () => {
    faults.set("POST /api/user/login", { kind: "drop" });
    expect(await logIn(account("admin"))).toEqual({ message: "网络错误，请稍后重试" });
  });

  test("but not that of another login which was quicker", async () => {
    vi.spyOn(notifications, "show").mockReturnValue("");
    const answer = deferred<void>();
    const asked = deferred<void>();
    const slow = () => {
      asked.resolve();
      return answer.promise.then(() => failure("账号或者密码错误", 50000));
    };
    server.use(http.post("*/api/user/login", slow, { once: true }));
    const late = logIn(account("admin", "wrong"));
    await asked.promise;
    await logIn(account("user"));
    answer.resolve();
    expect(await late).toEqual({ message: "账号或者密码错误" });
    expect(session.get()).toMatchObject({ role: "user", token: sessionToken() });
  });

  test("a failed user call", async () => {
    faults.set("POST /api/user/info", { kind: "code", code: 50000, message: "系统维护中" });
    expect(await logIn(account("admin"))).toEqual({ message: "系统维护中" });
    expect(sessionToken()).toBe("");
    expect(session.get()).toMatchObject({ user: null, role: "" });
  });
});

test("logging in as another account loads the user of that account", async () => {
  vi.spyOn(notifications, "show").mockReturnValue("");
  await logIn(account("admin"));
  await logIn(account("user"));
  expect(session.get()).toMatchObject({ role: "user", user: { role: "user" } });
});
