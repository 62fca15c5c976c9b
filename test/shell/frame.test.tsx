import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { users } from "#mocks/data/users";
import { faults } from "#mocks/node";
import { loadNamespaces } from "~/i18n/translations";
import titles from "~/i18n/zh-CN/screens";
import { menuFor } from "~/navigation/menu";
import { pathTo } from "~/navigation/paths";
import { ROLES, type Role } from "~/navigation/roles";
import { settings } from "~/settings/settings";
import { demoActions } from "~/shell/navbar/demo-actions";
import { ResetDemoDialog, ResetDemoItem } from "~/shell/navbar/reset-demo";
import { chooseInAccountMenu, main, mainMenu } from "../support/page-parts";
import { renderScreen, setUpScreens } from "../support/render-screen";
import { successWith } from "../support/success-with";

setUpScreens();

const menuOf = (role: Role) => menuFor(role).flatMap((group) => ("title" in group ? titles[group.title] : []));
const linksOf = (role: Role) =>
  menuFor(role).flatMap(({ screen: one, children }) => (one ? [one] : children).map(({ title }) => titles[title]));

/** The texts of the menu's first level, where the workplace is a link and groups are buttons. */
const entries = () => [
  ...within(mainMenu()).getAllByRole("link").slice(0, 1),
  ...within(mainMenu()).getAllByRole("button"),
];
const textsOf = (nodes: readonly HTMLElement[]) => nodes.map(({ textContent }) => textContent);

test.each(ROLES)("the menu of the role %s has its groups and screens in order", async (role) => {
  const { user } = await renderScreen("Workplace", { as: role });
  expect(textsOf(entries())).toEqual(menuOf(role));
  for (const name of menuOf(role).slice(1)) await user.click(within(mainMenu()).getByRole("button", { name }));
  await waitFor(() => expect(textsOf(within(mainMenu()).getAllByRole("link"))).toEqual(linksOf(role)));
});

test("the body has the attribute that charts follow while the theme is dark, and no longer", async () => {
  const { user } = await renderScreen("404", { as: "user" });
  expect(document.body).not.toHaveAttribute("arco-theme");
  await user.click(screen.getByRole("button", { name: "切换到深色主题" }));
  expect(document.body).toHaveAttribute("arco-theme", "dark");
  expect(localStorage.getItem("arco-theme")).toBe("dark");
  await user.click(screen.getByRole("button", { name: "切换到浅色主题" }));
  expect(document.body).not.toHaveAttribute("arco-theme");
});

test("the account menu leads to the user centre", async () => {
  const { user } = await renderScreen("Workplace", { as: "user" });
  await chooseInAccountMenu(user, "用户中心");
  await waitFor(() => expect(document.title).toMatch(/^用户信息 - /));
  await chooseInAccountMenu(user, "用户设置");
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("用户设置"));
});

test("the account menu opens the screens of the user with the addresses that their tabs keep", async () => {
  const { user, address, go } = await renderScreen("Setting", { as: "user", at: "?tab=certification" });
  await go(`${pathTo("Info")}?a=1`);
  await chooseInAccountMenu(user, "用户设置");
  await waitFor(() => expect(address()).toBe(`${pathTo("Setting")}?tab=certification`));
  await chooseInAccountMenu(user, "用户中心");
  await waitFor(() => expect(address()).toBe(`${pathTo("Info")}?a=1`));
});

test("without the navbar messages have their button, and language and logout are found by pointer alone", async () => {
  const { user, address } = await renderScreen("Card", { as: "admin" });
  act(() => settings.set({ navbar: false }));
  onTestFinished(() => settings.set({ navbar: true }));
  expect(screen.queryByRole("button", { name: /^账号菜单/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: /^消息中心/ }));
  expect(await screen.findByRole("tab", { name: /^通知/ })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "搜索" }));
  expect(await screen.findByRole("option", { name: /English/ })).toBeVisible();
  await user.click(screen.getByRole("option", { name: /登出登录/ }));
  await waitFor(() => expect(address()).toBe(pathTo("Login")));
});

test("the account button is named by its own text, and the initials are no part of it", async () => {
  await renderScreen("Workplace", { as: "admin" });
  const button = screen.getByRole("button", { name: "账号菜单：王立群" });
  expect(button).not.toHaveAttribute("aria-label");
  expect(within(button).getByText("王").closest("[aria-hidden]")).not.toBeNull();
});

test("the demonstration's data are reset after a question", async () => {
  await loadNamespaces(["demo"]);
  // Its end would reload the page.
  const reset = vi.fn(() => new Promise<void>(() => undefined));
  demoActions.set({ current: { Item: ResetDemoItem, Dialog: ResetDemoDialog, reset } });
  onTestFinished(() => demoActions.set({ current: null }));
  const { user } = await renderScreen("Workplace", { as: "user" });
  const ask = async () => {
    await chooseInAccountMenu(user, "重置演示数据");
    return within(await screen.findByRole("dialog", { name: "重置演示数据" }));
  };
  await user.click((await ask()).getByRole("button", { name: "取消" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(reset).not.toHaveBeenCalled();
  await user.click((await ask()).getByRole("button", { name: "重置" }));
  expect(reset).toHaveBeenCalledOnce();
});

test("an unknown path keeps the frame and offers a way back", async () => {
  const { user, address } = await renderScreen("notFound", { as: "user", at: "/no/such/screen" });
  expect(screen.getByText("抱歉，您访问的页面不存在")).toBeVisible();
  expect(main().getByText("/no/such/screen")).toBeVisible();
  expect(mainMenu()).toBeVisible();
  await user.click(main().getByRole("link", { name: "返回工作台" }));
  await waitFor(() => expect(address()).toBe(pathTo("Workplace")));
});

test("a page that does not exist opens the search of pages", async () => {
  const { user } = await renderScreen("404", { as: "user" });
  await user.click(main().getByRole("button", { name: "搜索页面" }));
  const field = await screen.findByRole("combobox");
  await waitFor(() => expect(field).toHaveFocus());
});

test("the breadcrumb shows the position of a screen", async () => {
  await renderScreen("Setting", { as: "admin" });
  const crumbs = screen.getByRole("navigation", { name: "当前位置" });
  expect(textsOf(within(crumbs).getAllByRole("listitem"))).toEqual(["用户中心", "用户设置"]);
  expect(crumbs.querySelector("[aria-current=page]")).toHaveTextContent("用户设置");
});

test("a screen of no group has no breadcrumb, which would repeat its title", async () => {
  await renderScreen("Workplace", { as: "admin" });
  expect(main().getByRole("heading", { level: 1 })).toBeVisible();
  expect(screen.queryByRole("navigation", { name: "当前位置" })).toBeNull();
});

test("a printed screen says of which product and screen it is, when it was printed, and by whom", async () => {
  await renderScreen("Basic", { as: "admin" });
  vi.setSystemTime(new Date(2026, 2, 16, 10, 30));
  const line = "管理控制台 · 基础详情 · 2026/03/16 10:30 · 王立群";
  expect(screen.queryByText(line)).toBeNull();
  act(() => void dispatchEvent(new Event("beforeprint")));
  expect(screen.getByText(line)).toBeVisible();
  act(() => void dispatchEvent(new Event("afterprint")));
  expect(screen.queryByText(line)).toBeNull();
});

test("a picture that cannot be loaded gives way to the initials", async () => {
  const picture = "data:image/png;base64,broken";
  faults.set("POST /api/user/info", successWith({ ...users.admin, avatar: picture }));
  await renderScreen("Info", { as: "admin" });
  const pictures = () => [...document.querySelectorAll(`img[src="${picture}"]`)];
  // In the account menu and in the header of the screen.
  expect(pictures()).toHaveLength(2);
  for (const image of pictures()) {
    const avatar = image.parentElement;
    fireEvent.error(image);
    expect(avatar).toHaveTextContent(/^王$/);
  }
  expect(pictures()).toEqual([]);
});
