import { act, renderHook, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { STORAGE_KEY } from "~/config/storage-keys";
import { useUnstoredForm } from "~/features/drafts/unstored-forms";
import { pathTo } from "~/navigation/paths";
import { HEAD, openImport, upload } from "../support/import-drawer";
import { chooseInAccountMenu, field, fill, main, mainMenu } from "../support/page-parts";
import { settleCalls } from "../support/pending-calls";
import { renderScreen, setUpScreens } from "../support/render-screen";
import { dispatchStorageEvent } from "../support/storage";
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
  expect(stored).toHaveBeenCalledWith(STORAGE_KEY.roleSwitch, expect.stringMatching(/^user /));
  act(() => void dispatchStorageEvent(STORAGE_KEY.roleSwitch, "admin"));
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

test("a role switch asks before it closes an import whose file was chosen, over which the palette opens", async () => {
  const { user, drawer } = await openImport();
  await upload(user, drawer, `${HEAD}\r\n夜色,图文,规则筛选,12,已上线`);
  const isChosen = () => within(drawer).findByRole("button", { name: "导入 1 行", hidden: true });
  await isChosen();
  const runSwitch = async (answer: string) => {
    await user.keyboard("{Control>}k{/Control}");
    const search = await screen.findByRole("combobox", { name: "搜索页面与操作" });
    await waitFor(() => expect(search).toHaveFocus());
    await fill(user, search, "切换角色");
    await screen.findByRole("option", { name: /^切换角色：普通用户/ });
    await user.keyboard("{Enter}");
    const question = await screen.findByRole("dialog", { name: "有未保存的内容" });
    await user.click(within(question).getByRole("button", { name: answer }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
  };
  await runSwitch("继续填写");
  expect(await isChosen()).toBeVisible();
  await runSwitch("放弃内容");
  await waitFor(() => expect(screen.queryAllByRole("dialog")).toEqual([]));
  expect(screen.queryByRole("button", { name: "批量导入" })).toBeNull();
  expectNoToast("已保留");
});
