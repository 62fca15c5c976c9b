import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { faults } from "#mocks/node";
import { recordCalls } from "../../support/client";
import { setDeployment } from "../../support/deployment";
import { mainMenu } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { successWith } from "../../support/success-with";

setUpScreens();
afterEach(() => setDeployment({ serverMenu: false }));

const entry = (name: string, path = "") => ({ name, path, children: [], meta: { order: 0 } });

test("an entry of the server's menu that is a web address opens in a new browser tab", async () => {
  await setDeployment({ serverMenu: true });
  faults.set("POST /api/user/menu", successWith([entry("帮助", "https://help.example.com/a"), entry("Info")]));
  await renderScreen("Card", { as: "user" });
  const external = await within(mainMenu()).findByRole("link", { name: /^帮助/ });
  expect(external).toHaveAttribute("href", "https://help.example.com/a");
  expect(external).toHaveAttribute("target", "_blank");
  expect(external).toHaveAttribute("rel", "noopener noreferrer");
  expect(external).toHaveTextContent("在新的浏览器标签页打开");
  expect(within(mainMenu()).getByRole("link", { name: "用户信息" })).not.toHaveAttribute("target");
});

test("while the server's menu is loaded again the console's own stays, with the focus on what was pressed", async () => {
  await setDeployment({ serverMenu: true });
  faults.set("POST /api/user/menu", { kind: "status", status: 500 });
  const { user } = await renderScreen("Card", { as: "user" });
  const retry = await within(mainMenu()).findByRole("button", { name: "重新加载菜单" });
  const calls = recordCalls();
  faults.set("POST /api/user/menu", { kind: "silent" });
  await user.click(retry);
  await waitFor(() => expect(calls).toContain("POST /api/user/menu"));
  expect(within(mainMenu()).getByRole("link", { name: "卡片列表" })).toBeVisible();
  expect(screen.getByRole("navigation", { name: "主菜单" })).toHaveAttribute("aria-busy", "true");
  expect(retry).toHaveFocus();
});

test("a failed menu is no panel of the workplace", async () => {
  await setDeployment({ serverMenu: true });
  faults.set("POST /api/user/menu", { kind: "status", status: 500 });
  faults.set("POST /api/chat/list", { kind: "status", status: 500 });
  faults.set("POST /api/user/latest-activity", { kind: "status", status: 500 });
  await renderScreen("Workplace", { as: "admin" });
  for (const name of ["聊天", "最新动态"]) {
    await within(await screen.findByRole("region", { name })).findByRole("button", { name: "重试" });
  }
  await within(mainMenu()).findByRole("button", { name: "重新加载菜单" });
  expect(screen.queryByRole("button", { name: "全部重试" })).toBeNull();
});
