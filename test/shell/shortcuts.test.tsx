import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { pathTo } from "~/navigation/paths";
import { settings } from "~/settings/settings";
import { field } from "../support/page-parts";
import { setPageWidth } from "../support/page-width";
import { cell, focusCell, rows } from "../support/render-books";
import { renderScreen, setUpScreens } from "../support/render-screen";

setUpScreens();

const sheet = async () => within(await screen.findByRole("dialog", { name: "快捷键" }));
const titlesOf = async (keys: Awaited<ReturnType<typeof sheet>>) =>
  (await keys.findAllByRole("region")).map((part) => part.getAttribute("aria-label"));

test("a question mark shows the keys of a screen without a list, and those of the frame", async () => {
  const { user } = await renderScreen("Step", { as: "admin" });
  await user.keyboard("?");
  const keys = await sheet();
  expect(await titlesOf(keys)).toEqual(["在这个页面", "在任何页面"]);
  for (const text of ["添加输入的关键词", "搜索页面和操作", "关闭选中的标签页"]) {
    expect(keys.getByText(text)).toBeVisible();
  }
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.type(field("活动名称"), "?");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the keys of hidden parts of the frame are left out", async () => {
  const { user } = await renderScreen("404", { as: "user" });
  act(() => settings.set({ tabBar: false }));
  onTestFinished(() => settings.set({ tabBar: true }));
  await user.keyboard("？");
  const keys = await sheet();
  expect(await titlesOf(keys)).toEqual(["在任何页面"]);
  expect(keys.queryByText("关闭选中的标签页")).toBeNull();
});

test("a list shows its own keys beside those of the frame, once", async () => {
  const { user } = await renderScreen("SearchTable", { as: "admin" });
  await screen.findByRole("button", { name: "快捷键" });
  await user.keyboard("?");
  expect(await titlesOf(await sheet())).toEqual(["在表格中", "在列表中", "在任何页面"]);
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
});

test("the focus returns to the cell of the list", async () => {
  const { user } = await renderScreen("SearchTable", { as: "admin" });
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  focusCell(2, "状态");
  await user.keyboard("?");
  await sheet();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(cell(2, "状态")).toHaveFocus());
});

test("the sheet of a list stays open while the page becomes as narrow as a phone, and the focus is at the same row then", async () => {
  const setWidth = setPageWidth(1440);
  const { user } = await renderScreen("SearchTable", { as: "admin" });
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  const { textContent: name } = cell(2, "集合名称");
  focusCell(2, "状态");
  await user.keyboard("?");
  await (await sheet()).findByRole("region", { name: "在表格中" });
  act(() => setWidth(390));
  const list = await screen.findByRole("list", { name: "集合列表", hidden: true });
  expect((await sheet()).getByRole("region", { name: "在表格中" })).toBeVisible();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(within(list).getByRole("button", { name: name ?? "" })).toHaveFocus());
  await user.keyboard("?");
  expect(await (await sheet()).findByRole("region", { name: "在表格中" })).toBeVisible();
});

test("the keys of a list are shown while rows are being selected on a phone, and no longer after it was left", async () => {
  setPageWidth(390);
  const { user, go } = await renderScreen("SearchTable", { as: "admin" });
  await user.click(await screen.findByRole("button", { name: "选择" }));
  await user.keyboard("?");
  expect(await titlesOf(await sheet())).toEqual(["在表格中", "在列表中", "在任何页面"]);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await go(pathTo("404"));
  await waitFor(() => expect(screen.queryByRole("list", { name: "集合列表" })).toBeNull());
  await user.keyboard("?");
  expect(await titlesOf(await sheet())).toEqual(["在任何页面"]);
});

test("the command palette leads to the keys without a keyboard", async () => {
  const { user } = await renderScreen("Message", { as: "user" });
  await user.click(screen.getByRole("button", { name: "搜索" }));
  await user.click(await screen.findByRole("option", { name: "快捷键" }));
  expect((await sheet()).getByText("上一条、下一条消息")).toBeVisible();
});
