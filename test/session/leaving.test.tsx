import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { http } from "msw";
import { expect, test } from "vitest";
import { failure } from "#mocks/backend/envelope";
import type { Fault } from "#mocks/backend/faults";
import { faults, server } from "#mocks/node";
import { queryClient } from "~/api/client/query-client";
import { pathTo } from "~/navigation/paths";
import { session, sessionToken } from "~/session/session";
import { recordCalls, recordFailures } from "../support/client";
import { deferred } from "../support/deferred";
import { button, chooseInAccountMenu, fill } from "../support/page-parts";
import { renderScreen, setUpScreens } from "../support/render-screen";
import { expectFailureToast } from "../support/toasts";

setUpScreens();

async function logIn(user: UserEvent, account: string) {
  await fill(user, screen.getByLabelText("用户名"), account);
  await fill(user, screen.getByLabelText("密码"), account);
  await user.click(button("登录"));
}

test("a logout from a loaded screen sends nothing else, and shows no failure", async () => {
  const { user } = await renderScreen("Workplace", { as: "admin" });
  // The panels below the first screen are rendered last.
  await screen.findByRole("region", { name: "聊天" });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const calls = recordCalls();
  const announced = recordFailures();
  await chooseInAccountMenu(user, "登出登录");
  await screen.findByRole("button", { name: "登录" });
  await waitFor(() => expect(calls).toContain("POST /api/user/logout"));
  expect(calls).toEqual(["POST /api/user/logout"]);
  expect(announced).toEqual([]);
});

test("a logout succeeds before its call is answered, and when it is refused", async () => {
  const answer = deferred<Response>();
  server.use(http.post("*/api/user/logout", () => answer.promise));
  const { user, address } = await renderScreen("Card", { as: "admin" });
  await chooseInAccountMenu(user, "登出登录");
  await screen.findByRole("button", { name: "登录" });
  expect(address()).toBe(pathTo("Login"));
  expect(sessionToken()).toBe("");
  answer.resolve(failure("系统维护中", 50000));
  await expectFailureToast("系统维护中");
  expect(address()).toBe(pathTo("Login"));
});

test.each<[string, Fault]>([
  ["HTTP 500", { kind: "status", status: 500 }],
  ["a page", { kind: "html" }],
  ["an expired login", { kind: "expired" }],
  ["code 50008", { kind: "code", code: 50008, message: "未登录" }],
  ["a user without a role", { kind: "json", text: '{"status":"success","code":200,"data":{"name":"王立群"}}' }],
])("a user call answered with %s leads to the login and back", async (_, fault) => {
  faults.set("POST /api/user/info", fault);
  const { user, address } = await renderScreen("Card", { as: "admin", at: "?page=2" });
  await expectFailureToast();
  expect(address()).toBe(`${pathTo("Login")}?page=2&redirect=Card`);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sessionToken()).toBe("");
  faults.clear();
  await logIn(user, "admin");
  await waitFor(() => expect(address()).toBe(`${pathTo("Card")}?page=2`));
});

test("a late response to an earlier session opens no dialog", async () => {
  // A write continues when its session ends; reads are aborted.
  const late = deferred<Response>();
  server.use(http.post("*/api/message/read", () => late.promise));
  const { user, go } = await renderScreen("Message", { as: "admin" });
  const article = await screen.findByRole("article", { name: /郑曦月/ });
  await user.click(within(article).getByRole("button", { name: "标为已读" }));
  await chooseInAccountMenu(user, "登出登录");
  await screen.findByRole("button", { name: "登录" });
  await go(`${pathTo("Login")}?redirect=404`);
  await logIn(user, "user");
  await screen.findByRole("button", { name: "账号菜单：陈思雨" });
  const announced = recordFailures();
  await act(async () => late.resolve(failure("登录已过期", 50008)));
  await waitFor(() => expect(announced).toHaveLength(1));
  expect(session.get()).toMatchObject({ expired: false, user: { name: "陈思雨" } });
  expect(screen.queryByRole("dialog")).toBeNull();
});
