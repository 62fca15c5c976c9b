import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { pathTo } from "~/navigation/paths";
import { recordCalls } from "../../support/client";
import { chooseInAccountMenu, field, fill, mainMenu } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";

setUpScreens();

const WORKPLACE = pathTo("Workplace");
const CARD = pathTo("Card");
const STEP = pathTo("Step");
const INFO = pathTo("Info");

const tabBar = () => within(screen.getByRole("navigation", { name: "标签页" }));
const tabs = () => within(tabBar().getByRole("list")).getAllByRole("link");
const tab = (name: string) => tabBar().getByRole("link", { name });
const closeButton = (name: string) => tabBar().queryByRole("button", { name: `关闭“${name}”` });

/** Expects exactly these tabs in this order, and which is active. */
const expectTabs = (names: string[], active: string) =>
  waitFor(() => {
    expect(tabs().map(({ textContent }) => textContent)).toEqual(names);
    expect(tabs().filter((link) => link.hasAttribute("aria-current"))).toEqual([tab(active)]);
  });

type Visited = Awaited<ReturnType<typeof renderScreen>>;

/** Opens each path in turn, which opens its tab. */
async function openAll({ go }: Visited, ...paths: string[]) {
  for (const path of paths) {
    await go(path);
    await waitFor(() => expect(tabs().find((link) => link.hasAttribute("aria-current"))).toHaveAttribute("href", path));
  }
}

async function close(user: UserEvent, name: string) {
  await user.click(tabBar().getByRole("button", { name: `关闭“${name}”` }));
}
const clickWithMiddle = (user: UserEvent, name: string) => user.pointer({ keys: "[MouseMiddle]", target: tab(name) });
async function chooseByMouse(user: UserEvent, name: string, entry: string) {
  await user.pointer({ keys: "[MouseRight]", target: tab(name) });
  await user.click(await screen.findByRole("menuitem", { name: entry }));
}

test("closing a tab leads to its neighbour, and the tab of the workplace stays", async () => {
  const visited = await renderScreen("Workplace", { as: "admin" });
  const { user, address, go } = visited;
  await openAll(visited, CARD, STEP, INFO, pathTo("Message"), STEP);
  await expectTabs(["工作台", "卡片列表", "分步表单", "用户信息", "消息中心"], "分步表单");
  await close(user, "分步表单");
  await waitFor(() => expect(address()).toBe(INFO));
  await clickWithMiddle(user, "消息中心");
  await expectTabs(["工作台", "卡片列表", "用户信息"], "用户信息");
  await clickWithMiddle(user, "用户信息");
  await waitFor(() => expect(address()).toBe(CARD));
  await clickWithMiddle(user, "工作台");
  expect(closeButton("工作台")).toBeNull();
  await close(user, "卡片列表");
  await waitFor(() => expect(address()).toBe(WORKPLACE));
  await expectTabs(["工作台"], "工作台");
  await go(-1);
  await expectTabs(["工作台", "卡片列表"], "卡片列表");
});

test("the menu of an inactive tab closes its neighbours", async () => {
  const visited = await renderScreen("Workplace", { as: "admin" });
  const { user } = visited;
  await openAll(visited, CARD, INFO, pathTo("Setting"), pathTo("Message"), WORKPLACE);
  await chooseByMouse(user, "用户信息", "关闭左侧标签页");
  await expectTabs(["工作台", "用户信息", "用户设置", "消息中心"], "工作台");
  await chooseByMouse(user, "用户设置", "关闭右侧标签页");
  await expectTabs(["工作台", "用户信息", "用户设置"], "工作台");
  await chooseByMouse(user, "用户设置", "关闭其它标签页");
  await expectTabs(["工作台", "用户设置"], "工作台");
  await chooseByMouse(user, "工作台", "关闭全部标签页");
  await expectTabs(["工作台"], "工作台");
});

test.each(["{Shift>}{F10}{/Shift}", "{ContextMenu}"])("%s opens the menu of the tab with the focus", async (key) => {
  const visited = await renderScreen("Workplace", { as: "admin" });
  const { user } = visited;
  await openAll(visited, CARD, INFO, STEP);
  act(() => tab("用户信息").focus());
  await user.keyboard(key);
  await user.click(await screen.findByRole("menuitem", { name: "关闭左侧标签页" }));
  await expectTabs(["工作台", "用户信息", "分步表单"], "分步表单");
});

test("keys with a modifier are the browser's, and close and move nothing", async () => {
  const visited = await renderScreen("Workplace", { as: "admin" });
  await openAll(visited, CARD, INFO);
  act(() => tab("用户信息").focus());
  const isLeftAlone = (press: KeyboardEventInit) => fireEvent.keyDown(tab("用户信息"), press);
  for (const modifier of ["altKey", "ctrlKey", "metaKey"]) {
    for (const key of ["ArrowLeft", "Home", "Delete", "ContextMenu"]) {
      expect(isLeftAlone({ key, [modifier]: true }), `${modifier} ${key}`).toBe(true);
    }
  }
  expect(isLeftAlone({ key: "Delete", shiftKey: true })).toBe(true);
  expect(tab("用户信息")).toHaveFocus();
  expect(screen.queryByRole("menuitem")).toBeNull();
  await expectTabs(["工作台", "卡片列表", "用户信息"], "用户信息");
  expect(isLeftAlone({ key: "ArrowLeft" })).toBe(false);
  expect(tab("卡片列表")).toHaveFocus();
});

test("a role switch closes the tabs that the new role may not see", async () => {
  const visited = await renderScreen("Workplace", { as: "admin" });
  const { user, address } = visited;
  await openAll(visited, STEP, `${CARD}?a=1`, pathTo("Basic"), pathTo("Group"));
  await chooseInAccountMenu(user, "切换角色：普通用户");
  await expectTabs(["工作台", "卡片列表"], "工作台");
  await chooseInAccountMenu(user, "切换角色：管理员");
  await within(mainMenu()).findByRole("button", { name: "表单页" });
  await expectTabs(["工作台", "卡片列表"], "工作台");
  await user.click(tab("卡片列表"));
  await waitFor(() => expect(address()).toBe(`${CARD}?a=1`));
});

test("a tab keeps its URL between tabs, from the menu and over a reload", async () => {
  const { user, address, go, reload } = await renderScreen("Card", { as: "admin", at: "?tab=rule" });
  await expectTabs(["工作台", "卡片列表"], "卡片列表");
  await go(INFO);
  await expectTabs(["工作台", "卡片列表", "用户信息"], "用户信息");
  await user.click(tab("卡片列表"));
  await waitFor(() => expect(address()).toBe(`${CARD}?tab=rule`));
  await expectTabs(["工作台", "卡片列表", "用户信息"], "卡片列表");
  await user.click(tab("用户信息"));
  await expectTabs(["工作台", "卡片列表", "用户信息"], "用户信息");
  await user.click(within(mainMenu()).getByRole("button", { name: "列表页" }));
  const inMenu = await within(mainMenu()).findByRole("link", { name: "卡片列表" });
  await user.click(inMenu);
  await waitFor(() => expect(address()).toBe(`${CARD}?tab=rule`));
  // On its own screen the link leads to the plain path.
  await waitFor(() => expect(inMenu).toHaveAttribute("href", CARD));
  await user.click(inMenu);
  await waitFor(() => expect(address()).toBe(CARD));
  await go("/no/such/screen?a=1");
  await expectTabs(["工作台", "卡片列表", "用户信息", "页面不存在"], "页面不存在");
  await reload();
  await expectTabs(["工作台", "卡片列表", "用户信息", "页面不存在"], "页面不存在");
});

test("the menu of a tab reloads it with its whole address, also when it is not the active tab", async () => {
  const { user, address, go } = await renderScreen("Card", { as: "admin", at: "?search=$%26$`$$" });
  await screen.findByRole("tabpanel");
  const before = address();
  // Reads repeated within 900 ms share their response.
  vi.setSystemTime(Date.now() + 1000);
  const calls = recordCalls();
  await chooseByMouse(user, "卡片列表", "重新加载");
  await waitFor(() => expect(calls).toContain("GET /api/list/the-service"));
  await waitFor(() => expect(address()).toBe(before));
  await go(pathTo("404"));
  await chooseByMouse(user, "卡片列表", "重新加载");
  await waitFor(() => expect(address()).toBe(before));
});

test("a tab whose screen has come into sight while its closing was asked about is closed with its screen", async () => {
  const visited = await renderScreen("Workplace", { as: "admin" });
  const { user, go, address } = visited;
  await openAll(visited, STEP);
  await fill(user, field("活动名称"), "草稿");
  await user.click(tab("工作台"));
  await expectTabs(["工作台", "分步表单"], "工作台");
  await close(user, "分步表单");
  const leave = within(await screen.findByRole("dialog")).getByRole("button", { name: "放弃内容" });
  await go(-1);
  await user.click(leave);
  await waitFor(() => expect(address()).toBe(WORKPLACE));
  await expectTabs(["工作台"], "工作台");
});
