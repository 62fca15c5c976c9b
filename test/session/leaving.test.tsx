import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Fault } from "#mocks/backend/faults";
import { faults } from "#mocks/node";
import { queryClient } from "~/api/client/query-client";
import { pathTo } from "~/navigation/paths";
import { sessionToken } from "~/session/session";
import { recordCalls, recordFailures } from "../support/client";
import { button, chooseInAccountMenu, fill } from "../support/page-parts";
import { renderScreen, setUpScreens } from "../support/render-screen";
import { expectFailureToast } from "../support/toasts";

setUpScreens();

test("a logout from a loaded screen sends nothing else, and shows no failure", async () => {
  const { user } = await renderScreen("Workplace", { as: "admin" });
  // The panels below the first screen are rendered last.
  await screen.findByRole("region", { name: "聊天" });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const calls = recordCalls();
  const announced = recordFailures();
  await chooseInAccountMenu(user, "登出登录");
  await screen.findByRole("button", { name: "登录" });
  expect(calls).toEqual(["POST /api/user/logout"]);
  expect(announced).toEqual([]);
});

test.each<[string, Fault]>([
  ["fails", { kind: "status", status: 500 }],
  ["is never answered", { kind: "silent" }],
])("a logout succeeds when its call %s", async (_, fault) => {
  faults.set("POST /api/user/logout", fault);
  const { user, address } = await renderScreen("Card", { as: "admin" });
  await chooseInAccountMenu(user, "登出登录");
  await screen.findByRole("button", { name: "登录" });
  expect(address()).toBe(pathTo("Login"));
  expect(sessionToken()).toBe("");
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
  await fill(user, screen.getByLabelText("用户名"), "admin");
  await fill(user, screen.getByLabelText("密码"), "admin");
  await user.click(button("登录"));
  await waitFor(() => expect(address()).toBe(`${pathTo("Card")}?page=2`));
});
