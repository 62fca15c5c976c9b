import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, onTestFinished, test } from "vitest";
import { pathTo } from "~/navigation/paths";
import { settings } from "~/settings/settings";
import { chooseInAccountMenu, fill } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";

setUpScreens();

const options = () => screen.queryAllByRole("option");
const texts = () => options().map(({ textContent }) => textContent);

async function openByKey(user: UserEvent, key: string) {
  await user.keyboard(key);
  const field = await screen.findByRole("combobox");
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}
const expectClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("finds a screen by Chinese, English, pinyin and initials, and Enter opens it", async () => {
  const { user, address } = await renderScreen("Card", { as: "admin" });
  const field = await openByKey(user, "{Control>}k{/Control}");
  for (const query of ["查询", "Search table", "chaxunbiaoge", "cxbg", "cha xun", "searcht"]) {
    await fill(user, field, query);
    await waitFor(() => expect(options()[0], query).toHaveTextContent("查询表格"));
    expect(options()[0]).toHaveAttribute("aria-selected", "true");
  }
  await fill(user, field, "表单");
  await waitFor(() => expect(options()).toHaveLength(2));
  await user.keyboard("{ArrowDown}");
  expect(options()[1]).toHaveAttribute("aria-selected", "true");
  await user.keyboard("{ArrowDown}");
  expect(options()[0]).toHaveAttribute("aria-selected", "true");
  // As Safari ends a composition.
  fireEvent.keyDown(field, { key: "Enter", code: "Enter", keyCode: 229 });
  expect(address()).toBe(pathTo("Card"));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(address()).toBe(pathTo("Step")));
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("分步表单"));
  await expectClosed();
});

test("offers what the role may see, also after a role switch", async () => {
  const { user } = await renderScreen("Card", { as: "admin" });
  await fill(user, await openByKey(user, "/"), "fbbd");
  await waitFor(() => expect(texts()).toEqual([expect.stringContaining("分步表单")]));
  await fill(user, screen.getByRole("combobox"), "切换角色");
  // What it is, as a screen among the results has its group.
  await waitFor(() => expect(texts()).toEqual(["切换角色：普通用户操作"]));
  await user.keyboard("{Enter}");
  await screen.findByRole("button", { name: "账号菜单：王立群" });
  await expectClosed();
  for (const query of ["fbbd", "Step form", "基础详情"]) {
    await fill(user, await openByKey(user, "/"), query);
    await waitFor(() => expect(options(), query).toHaveLength(0));
    await user.keyboard("{Escape}");
    await expectClosed();
  }
  await chooseInAccountMenu(user, "切换角色：管理员");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  await fill(user, await openByKey(user, "/"), "jichuxiangqing");
  await waitFor(() => expect(texts()).toEqual([expect.stringContaining("基础详情")]));
});

test("opens a screen with the address that its tab keeps, and the screen in sight with its plain path", async () => {
  const { user, address, go } = await renderScreen("Card", { as: "admin", at: "?tab=rule" });
  const open = async (query: string) => {
    await fill(user, await openByKey(user, "{Control>}k{/Control}"), query);
    await waitFor(() => expect(options()[0]).toHaveTextContent("卡片列表"));
    await user.keyboard("{Enter}");
    await expectClosed();
  };
  await go(pathTo("Info"));
  await open("kplb");
  await waitFor(() => expect(address()).toBe(`${pathTo("Card")}?tab=rule`));
  await open("kplb");
  await waitFor(() => expect(address()).toBe(pathTo("Card")));
});

test("opens a screen with its plain path while the tab bar is switched off", async () => {
  const { user, address, go } = await renderScreen("Card", { as: "admin", at: "?tab=rule" });
  act(() => settings.set({ tabBar: false }));
  onTestFinished(() => settings.set({ tabBar: true }));
  await go(pathTo("Info"));
  await fill(user, await openByKey(user, "{Control>}k{/Control}"), "kplb");
  await waitFor(() => expect(options()[0]).toHaveTextContent("卡片列表"));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(address()).toBe(pathTo("Card")));
});

/** The screens that the product has; a list that is added may have the icon of its group. */
const PRODUCT =
  "工作台 查询表格 卡片列表 分步表单 分组表单 基础详情 成功页 失败页 403 404 500 用户信息 用户设置 消息中心".split(" ");

test("each screen of the product has an icon of its own", async () => {
  const { user } = await renderScreen("Card", { as: "admin" });
  await openByKey(user, "{Control>}k{/Control}");
  const pages = within(await screen.findByRole("group", { name: "页面" }));
  const iconOf = (name: string) =>
    pages.getByText(name, { exact: true }).closest("[role=option]")?.querySelector("svg")?.innerHTML;
  const icons = PRODUCT.map(iconOf);
  const sharing = PRODUCT.filter((_, index) => icons.filter((icon) => icon === icons[index]).length > 1);
  expect(sharing, "share an icon: add one to ICONS in app/components/display/screen-icon.tsx").toEqual([]);
});

test("remembers visited screens, and runs actions", async () => {
  const { user, address, go, reload } = await renderScreen("Card", { as: "admin" });
  await reload();
  await go(pathTo("404"));
  const search = async (query: string) => {
    await fill(user, await openByKey(user, "{Control>}k{/Control}"), query);
    await waitFor(() => expect(options()[0]).toHaveAttribute("aria-selected", "true"));
  };
  await openByKey(user, "/");
  const recent = within(await screen.findByRole("group", { name: "最近访问" }));
  expect(recent.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("卡片列表"),
  ]);
  await user.keyboard("{Escape}");
  await expectClosed();
  for (const [query, theme] of [
    ["shense", "dark"],
    ["qianse", "light"],
  ]) {
    await search(query ?? "");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(settings.get().theme).toBe(theme));
    await expectClosed();
  }
  await search("配置");
  await user.click(options()[0] ?? document.body);
  await screen.findByRole("dialog", { name: "应用配置" });
  await user.keyboard("{Escape}");
  await expectClosed();
  await search("logout");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(address()).toBe(pathTo("Login")));
});
