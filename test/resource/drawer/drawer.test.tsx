import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { pathTo } from "~/navigation/paths";
import { recordCalls } from "../../support/client";
import { setTestClock } from "../../support/clock";
import { button, fill } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { expectTotal, firstRow } from "../../support/search-table";
import { expectToast } from "../../support/toasts";

setUpScreens();

const PATH = pathTo("SearchTable");
const drawer = async (name: string) => within(await screen.findByRole("dialog", { name }));
const isClosed = (name: string) => waitFor(() => expect(screen.queryByRole("dialog", { name })).toBeNull());
const countIn = async (name: string) => (await drawer(name)).findByRole("textbox", { name: /^内容量/ });

async function editFirst(user: UserEvent, count: string) {
  await user.click(within(firstRow()).getByRole("button", { name: /^编辑/ }));
  await fill(user, await countIn("编辑集合"), count);
}

test("a record has an address of its own, without another reading of the list, and going back closes it", async () => {
  const { user, address, go } = await renderScreen("SearchTable", { as: "admin" });
  await expectTotal("共 55 条");
  const calls = recordCalls();
  await user.click(within(firstRow()).getByRole("button", { name: /^查看/ }));
  expect(await drawer("集合详情")).toBeDefined();
  expect(address()).toBe(`${PATH}?record=55`);
  await go(-1);
  await isClosed("集合详情");
  await go(1);
  await drawer("集合详情");
  await user.keyboard("{Escape}");
  await isClosed("集合详情");
  expect(address()).toBe(PATH);
  expect(calls.filter((call) => call.endsWith("/policy"))).toEqual([]);
});

test("a record has the icon of its kind before its name, and of both it is its number that is copied", async () => {
  await renderScreen("SearchTable", { as: "admin", at: "?record=55" });
  const name = (await drawer("集合详情")).getByRole("heading", { name: /^城市夜色短视频精选/ });
  expect(name.parentElement?.previousElementSibling?.querySelector("svg")).toHaveClass("tabler-icon-photo");
  expect((await drawer("集合详情")).getByRole("button", { name: /^复制集合/ })).toHaveAccessibleName(/^复制集合编号/);
  // A ring around the close button would be the first thing that is seen of it.
  await waitFor(() => expect(name).toHaveFocus());
});

test("a half-changed record is open again after a reload, and wherever its list is opened again", async () => {
  const { user, reload } = await renderScreen("SearchTable", { as: "admin", at: "?pageSize=20" });
  await expectTotal("共 55 条");
  await editFirst(user, "4711");
  await reload();
  expect(await countIn("编辑集合")).toHaveValue("4711");
  cleanup();
  const { address } = await renderScreen("SearchTable", { as: "admin" });
  expect(await countIn("编辑集合")).toHaveValue("4711");
  expect(address()).toBe(`${PATH}?edit=55`);
});

test("going back from a half-changed record asks, and staying keeps what was typed", async () => {
  const { user, address, go } = await renderScreen("SearchTable", { as: "admin" });
  await expectTotal("共 55 条");
  await editFirst(user, "4711");
  await go(-1);
  await user.click((await drawer("有未保存的内容")).getByRole("button", { name: "继续填写" }));
  expect(await countIn("编辑集合")).toHaveValue("4711");
  await go(-1);
  await user.click((await drawer("有未保存的内容")).getByRole("button", { name: "放弃内容" }));
  await isClosed("编辑集合");
  await waitFor(() => expect(address()).toBe(PATH));
  await user.click(within(firstRow()).getByRole("button", { name: /^编辑/ }));
  expect(await countIn("编辑集合")).not.toHaveValue("4711");
});

test("a missing record shows a message, and its address is repaired", async () => {
  const { address } = await renderScreen("SearchTable", { as: "admin", at: "?current=2&edit=999" });
  await expectToast("要打开的集合已不在列表的这一页");
  await waitFor(() => expect(address()).toBe(`${PATH}?current=2`));
});

test("what was typed into a record is kept while it is on another page, and asks nothing there", async () => {
  const before = await renderScreen("SearchTable", { as: "admin" });
  await expectTotal("共 55 条");
  const edit = within(firstRow()).getByRole("button", { name: /^编辑/ }).getAttribute("aria-label");
  if (!edit) throw new Error("The button does not name its record.");
  await editFirst(before.user, "4711");
  cleanup();
  const { user, address } = await renderScreen("SearchTable", { as: "admin", at: "?current=2&edit=55" });
  await expectToast("要打开的集合已不在列表的这一页。您填的内容已保留，找到它再编辑即可继续。");
  await waitFor(() => expect(address()).toBe(`${PATH}?current=2`));
  await user.click(button("第 3 页"));
  await waitFor(() => expect(address()).toBe(`${PATH}?current=3`));
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(button("第 1 页"));
  await user.click(await screen.findByRole("button", { name: edit }));
  expect(await countIn("编辑集合")).toHaveValue("4711");
});

test("the address of a missing record asks nothing about what was typed into another, which stays", async () => {
  const { user } = await renderScreen("SearchTable", { as: "admin" });
  await expectTotal("共 55 条");
  await editFirst(user, "4711");
  cleanup();
  const { address } = await renderScreen("SearchTable", { as: "admin", at: "?edit=999" });
  await expectToast("要打开的集合已不在列表的这一页");
  await waitFor(() => expect(address()).toBe(PATH));
  expect(screen.queryByRole("dialog")).toBeNull();
  cleanup();
  await renderScreen("SearchTable", { as: "admin", at: "?edit=55" });
  expect(await countIn("编辑集合")).toHaveValue("4711");
});

test("a link to the form of a new record opens it, and closing it leaves the list", async () => {
  const { user, address } = await renderScreen("SearchTable", { as: "admin", at: "?status=online&new=" });
  await drawer("新建集合");
  await user.click(button("取消"));
  await isClosed("新建集合");
  expect(address()).toBe(`${PATH}?status=online`);
});

test("a double click that closes a record does not leave its list", async () => {
  const { user, address, go } = await renderScreen("Workplace", { as: "admin" });
  await go(PATH);
  await expectTotal("共 55 条");
  await user.click(within(firstRow()).getByRole("button", { name: /^查看/ }));
  const close = (await drawer("集合详情")).getByRole("button", { name: "关闭" });
  await act(async () => {
    close.click();
    close.click();
  });
  await isClosed("集合详情");
  expect(address()).toBe(PATH);
});

test("a record whose deletion is pending cannot be opened by going forward to it", async () => {
  setTestClock();
  const { user, address, go } = await renderScreen("SearchTable", { as: "admin" });
  await expectTotal("共 55 条");
  const title = within(firstRow())
    .getByRole("button", { name: /^查看/ })
    .getAttribute("aria-label")
    ?.replace("查看 ", "");
  await user.click(within(firstRow()).getByRole("button", { name: /^编辑/ }));
  await countIn("编辑集合");
  await user.keyboard("{Escape}");
  await isClosed("编辑集合");
  await user.click(button(`更多操作 ${title}`));
  await user.click(await screen.findByRole("menuitem", { name: "删除" }));
  await expectTotal("共 54 条");
  await go(1);
  await expectToast("要打开的集合已不在列表的这一页");
  await waitFor(() => expect(address()).toBe(PATH));
  await user.click(button("撤销"));
  await expectTotal("共 55 条");
});

test("a record that is read leads to its form, for those who may change it", async () => {
  const { user, address } = await renderScreen("SearchTable", { as: "admin", at: "?record=54" });
  const details = await drawer("集合详情");
  expect(details.getByRole("heading", { level: 3 })).toBeVisible();
  await user.click(details.getByRole("button", { name: "编辑" }));
  expect(await countIn("编辑集合")).toBeVisible();
  expect(address()).toBe(`${PATH}?edit=54`);
  expect(document.body).not.toHaveFocus();
  cleanup();
  await renderScreen("SearchTable", { as: "user", at: "?record=54" });
  expect((await drawer("集合详情")).queryByRole("button", { name: "编辑" })).toBeNull();
});

test("the drawer has the actions of its record, and keeps the focus where one follows another", async () => {
  const { user } = await renderScreen("SearchTable", { as: "admin", at: "?record=55" });
  const details = await drawer("集合详情");
  expect(details.queryByRole("button", { name: "上线" })).toBeNull();
  await user.click(details.getByRole("button", { name: "下线" }));
  await expectToast("已下线 1 个集合");
  const next = await details.findByRole("button", { name: "上线" });
  expect(next).toHaveFocus();
  expect(details.getByText("已下线")).toBeVisible();
  cleanup();
  await renderScreen("SearchTable", { as: "user", at: "?record=55" });
  expect((await drawer("集合详情")).queryByRole("button", { name: /^[上下]线$/ })).toBeNull();
});

test("who may not change records can read the one of a link to edit it, and nothing opens to create one", async () => {
  const { user, address } = await renderScreen("SearchTable", { as: "user", at: "?edit=55" });
  const details = await drawer("集合详情");
  expect(details.getAllByText("城市夜色短视频精选")).not.toEqual([]);
  expect(details.queryByRole("textbox")).toBeNull();
  expect(details.queryByRole("button", { name: "编辑" })).toBeNull();
  await user.keyboard("{Escape}");
  await isClosed("集合详情");
  expect(address()).toBe(PATH);
  cleanup();
  await renderScreen("SearchTable", { as: "user", at: "?new=" });
  await expectTotal("共 55 条");
  expect(screen.queryByRole("dialog")).toBeNull();
});
