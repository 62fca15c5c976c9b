import { renderHook, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { useUnstoredForm } from "~/features/drafts/unstored-forms";
import { pathTo } from "~/navigation/paths";
import { chooseInAccountMenu, field, fill, main, mainMenu } from "../support/page-parts";
import { cell, focusCell } from "../support/render-books";
import { renderScreen, setUpScreens } from "../support/render-screen";
import { expectTotal } from "../support/search-table";
import { expectToast } from "../support/toasts";

setUpScreens();

const groups = () =>
  within(mainMenu())
    .getAllByRole("button")
    .map(({ textContent }) => textContent);

test("a role switch leaves a screen that the new role may not see, and reports it", async () => {
  const { user, address } = await renderScreen("Step", { as: "admin" });
  await chooseInAccountMenu(user, "切换角色：普通用户");
  await expectToast("当前角色不能访问“分步表单”");
  await waitFor(() => expect(address()).toBe(pathTo("Workplace")));
  await waitFor(() => expect(groups()).toEqual(["列表页", "异常页", "用户中心"]));
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("王立群"));
  expect(main().queryByRole("link", { name: "分步表单" })).toBeNull();
});

test("a role switch stays on a screen that both roles may see and updates the menu, in both directions", async () => {
  const { user, address } = await renderScreen("Card", { as: "user" });
  await chooseInAccountMenu(user, "切换角色：管理员");
  await waitFor(() => expect(groups()).toContain("表单页"));
  expect(address()).toBe(pathTo("Card"));
  await chooseInAccountMenu(user, "切换角色：普通用户");
  await waitFor(() => expect(groups()).not.toContain("表单页"));
  expect(address()).toBe(pathTo("Card"));
  expect(screen.queryByText("无权访问")).toBeNull();
});

test("a role switch keeps the draft of a screen that the role may not see, and says so", async () => {
  const { user, address, go } = await renderScreen("Step", { as: "admin" });
  await fill(user, field("活动名称"), "草稿");
  await chooseInAccountMenu(user, "切换角色：普通用户");
  await expectToast("“分步表单”中填写的内容已保留，切换回来后可以继续填写");
  await waitFor(() => expect(address()).toBe(pathTo("Workplace")));
  expect(screen.queryByRole("dialog")).toBeNull();
  await chooseInAccountMenu(user, "切换角色：管理员");
  await within(mainMenu()).findByRole("button", { name: "表单页" });
  await go(pathTo("Step"));
  await waitFor(() => expect(field("活动名称")).toHaveValue("草稿"));
});

test("a cell that the role may not change any more is kept without a question until the role may again", async () => {
  const { user, address, go } = await renderScreen("SearchTable", { as: "admin" });
  await expectTotal("共 55 条");
  // The screen takes the focus when it is shown.
  await waitFor(() => {
    focusCell(1, "内容量");
    expect(cell(1, "内容量")).toHaveFocus();
  });
  await user.keyboard("{Enter}");
  // The form is there once the input's code is loaded; something else stands in for it until then.
  const input = async () =>
    within(await waitFor(() => within(cell(1, "内容量")).getByRole("form", { name: /^编辑/ }))).getByRole("textbox");
  await fill(user, await input(), "4711");
  await chooseInAccountMenu(user, "切换角色：普通用户");
  await expectToast("“查询表格”中填写的内容已保留，切换回来后可以继续填写");
  await waitFor(() => expect(within(cell(1, "内容量")).queryByRole("textbox")).toBeNull());
  await go(pathTo("Card"));
  expect(address()).toBe(pathTo("Card"));
  await go(pathTo("SearchTable"));
  await chooseInAccountMenu(user, "切换角色：管理员");
  expect(await input()).toHaveValue("4711");
  await go(pathTo("Card"));
  expect(await screen.findByRole("dialog", { name: "有未保存的内容" })).toBeVisible();
});

test("a role switch asks before it leaves a form that no draft brings back", async () => {
  const { user, address } = await renderScreen("Step", { as: "admin" });
  renderHook(() => useUnstoredForm({ screen: "Step", form: "file" }, true));
  await chooseInAccountMenu(user, "切换角色：普通用户");
  await user.click(await screen.findByRole("button", { name: "继续填写" }));
  expect(address()).toBe(pathTo("Step"));
  await chooseInAccountMenu(user, "切换角色：普通用户");
  await user.click(await screen.findByRole("button", { name: "放弃内容" }));
  await waitFor(() => expect(address()).toBe(pathTo("Workplace")));
});
