import { beforeEach, expect, test, vi } from "vitest";
import type { AccountName } from "#mocks/backend/accounts";
import type { Fault } from "#mocks/backend/faults";
import { faults, resetBackend } from "#mocks/node";
import { logIn, logOut } from "~/api/login";
import { createPolicy, listPolicies } from "~/api/policy";
import { getUser, listVisits, uploadAvatar } from "~/api/user";

const FIRST = { query: { current: 1, pageSize: 10 } };

beforeEach(() => localStorage.setItem("fingerprint", "3f9c1b7a5d2e4f60"));

/** Reuse of responses by the client is not tested here. */
const fresh = () => ({ signal: new AbortController().signal });

async function logInAs(username: AccountName) {
  const { token } = await logIn({ body: { username, password: username } });
  localStorage.setItem("token", token);
}

test("the console's own client can log in, read and log out", async () => {
  await logInAs("admin");
  expect(localStorage.getItem("token")).toMatch(/^demo-token-admin-/);
  expect(await getUser()).toMatchObject({ name: "王立群", role: "admin" });
  expect((await listPolicies(FIRST)).total).toBe(55);
  await logOut();
  await expect(getUser()).rejects.toMatchObject({ code: 50008 });
});

test("stores an uploaded picture as the avatar", async () => {
  await logInAs("user");
  const body = new FormData();
  body.set("file", new File(["abc"], "a.png", { type: "image/png" }));
  expect(await uploadAvatar({ body })).toEqual({ url: "data:image/png;base64,YWJj" });
  expect((await getUser()).avatar).toBe("data:image/png;base64,YWJj");
});

test("a reset discards all changes", async () => {
  await logInAs("admin");
  await createPolicy({ body: { name: "新集合", contentType: "img", filterType: "rules", count: 0, status: "online" } });
  expect((await listPolicies(FIRST)).total).toBe(56);
  await resetBackend();
  await logInAs("admin");
  expect((await listPolicies(FIRST)).total).toBe(55);
});

test.each<[Fault, object]>([
  [{ kind: "expired" }, { reason: "server", status: 401 }],
  [
    { kind: "code", code: 50008, message: "未登录" },
    { reason: "server", code: 50008, message: "未登录" },
  ],
  [
    { kind: "status", status: 502, statusText: "Bad Gateway" },
    { reason: "unreadable", message: "Bad Gateway" },
  ],
  [{ kind: "empty" }, { reason: "unreadable" }],
  [{ kind: "html" }, { reason: "unreadable" }],
  [{ kind: "json", text: "[]" }, { reason: "unreadable" }],
  [{ kind: "drop" }, { reason: "network" }],
])("%j makes the client's call fail", async (fault, expected) => {
  await logInAs("admin");
  faults.set("POST /api/user/visits", fault);
  await expect(listVisits(fresh())).rejects.toMatchObject(expected);
});

test("a call without a handler is an error", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  await expect(fetch("http://api.test/api/nothing")).rejects.toThrow();
  expect(log).toHaveBeenCalledOnce();
});
