import { expect, test, vi } from "vitest";
import { faults } from "#mocks/node";
import { pathTo } from "~/navigation/paths";
import type { Role } from "~/navigation/roles";
import { guarded, publicOnly } from "~/session/guard";
import { sessionToken } from "~/session/session";
import { isolateCalls, recordCalls } from "../support/client";
import { argsFor, redirectTarget } from "../support/route-modules";
import { isolateSession, recordAccessDenied, storeTokenOf } from "../support/session";
import { setUpTranslations } from "../support/translations";

isolateCalls();
isolateSession();
setUpTranslations();

const INFO = "POST /api/user/info";
const visit = (search: string) => publicOnly()(argsFor(`${pathTo("Login")}${search}`));

test("a logged-out visitor stays, and nothing is requested", async () => {
  const calls = recordCalls();
  expect(await visit("?redirect=Card")).toBeNull();
  expect(calls).toEqual([]);
});

test.each<[Role, string, string, string[]]>([
  ["admin", "", pathTo("Workplace"), []],
  ["user", "?redirect=Card&a=1", `${pathTo("Card")}?a=1`, []],
  ["admin", "?redirect=Step", pathTo("Step"), []],
  ["user", "?redirect=Step", pathTo("Workplace"), ["Step"]],
])("a logged-in %s is led from /login%s to %s at once; refused: %j", async (account, search, path, names) => {
  storeTokenOf(account);
  const refused = recordAccessDenied();
  expect(await redirectTarget(visit(search))).toBe(path);
  expect(refused.map(({ name }) => name)).toEqual(names);
});

test("a visitor whose user cannot be loaded stays, and is logged out on both sides", async () => {
  storeTokenOf("admin");
  faults.set(INFO, { kind: "status", status: 500 });
  const calls = recordCalls();
  expect(await visit("")).toBeNull();
  expect(sessionToken()).toBe("");
  await vi.waitFor(() => expect(calls).toEqual([INFO, "POST /api/user/logout"]));
});

test("a screen opened without a login requests nothing and leads to the login", async () => {
  const calls = recordCalls();
  const load = vi.fn();
  expect(await redirectTarget(guarded(load)(argsFor(`${pathTo("Card")}?a=1`)))).toBe(
    `${pathTo("Login")}?a=1&redirect=Card`,
  );
  expect(load).not.toHaveBeenCalled();
  expect(calls).toEqual([]);
});
