import { act, renderHook, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { STORAGE_KEY } from "~/config/storage-keys";
import { useUnstoredForm } from "~/features/drafts/unstored-forms";
import { pathTo } from "~/navigation/paths";
import { chooseInAccountMenu, field, fill, main, mainMenu } from "../support/page-parts";
import { settleCalls } from "../support/pending-calls";
import { renderScreen, setUpScreens } from "../support/render-screen";
import { expectNoToast, expectToast } from "../support/toasts";

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
  await settleCalls();
  expectNoToast("当前角色不能访问");
});

test("a role switch reaches the browser's other tabs, and theirs this one", async () => {
  const { user } = await renderScreen("Card", { as: "admin" });
  const stored = vi.spyOn(Storage.prototype, "setItem");
  await chooseInAccountMenu(user, "切换角色：普通用户");
  await waitFor(() => expect(groups()).not.toContain("表单页"));
  expect(stored).toHaveBeenCalledWith(STORAGE_KEY.roleSwitch, "user");
  act(() => void dispatchEvent(new StorageEvent("storage", { key: STORAGE_KEY.roleSwitch, newValue: "admin" })));
  await waitFor(() => expect(groups()).toContain("表单页"));
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
