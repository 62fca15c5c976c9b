import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { exhibits, resetExhibits } from "../../support/exhibits";
import { setUpExhibitLists } from "../../support/render-exhibits";
import { renderResource } from "../../support/render-resource";

setUpExhibitLists(resetExhibits);

async function renderExhibits(at = "") {
  const rendered = renderResource(exhibits, { as: "admin", at });
  await screen.findByRole("grid", { name: "展品列表" });
  return rendered;
}
const cell = (name: RegExp | string) =>
  waitFor(() => {
    const [, first] = within(screen.getByRole("grid")).getAllByRole("row");
    return within(first ?? document.body).getByRole("gridcell", { name });
  });
const items = () => screen.queryAllByRole("menuitem").map(({ textContent }) => textContent);
const choose = async (name: string) => fireEvent.click(await screen.findByRole("menuitem", { name }));
/** Whether the browser would show its own menu. */
const rightClick = (element: Element, init = {}) => fireEvent.contextMenu(element, init);

test.each([
  ["青铜", ["只看 材质：青铜", "排除 材质：青铜"]],
  [/^12\.5/, ["只看 重量：12.5\u00a0kg"]],
  ["2026/11/21", ["只看 入藏日期：2026/11/21"]],
  ["外借中", ["只看 外借：外借中", "排除 外借：外借中"]],
  ["铸造 鎏金", ["只看 工艺：铸造或鎏金"]],
  ["李明", ["只看 保管员：李明"]],
  [/^2026-11-21 10:20|^2026\/11\/21 /, ["只看 盘点时间：2026-11-21"]],
])("a right click on %s offers what its filter can search for", async (name, offers) => {
  await renderExhibits();
  expect(rightClick(await cell(name))).toBe(false);
  await waitFor(() => expect(items()).toEqual(offers));
});

test("the menu of a cell has the focus at once, and Tab goes on from where it was", async () => {
  const { user } = await renderExhibits();
  const before = screen.getByRole("textbox", { name: "说明" });
  before.focus();
  rightClick(await cell("青铜"));
  expect(screen.getByRole("menuitem", { name: "只看 材质：青铜" })).toHaveFocus();
  await user.keyboard("{ArrowDown}");
  const without = screen.getByRole("menuitem", { name: "排除 材质：青铜" });
  expect(without).toHaveFocus();
  // The browser moves the focus from where it is after the event.
  fireEvent.keyDown(without, { key: "Tab" });
  expect(items()).toEqual([]);
  expect(before).toHaveFocus();
});

test("a value is excluded by all other values, and what is typed stays", async () => {
  const { user, query } = await renderExhibits("?onLoan=true");
  await user.type(screen.getByRole("textbox", { name: "说明" }), "typed");
  rightClick(await cell("青铜"));
  await choose("排除 材质：青铜");
  await waitFor(() => expect(query()).toBe("?material=jade&onLoan=true"));
  expect(screen.getByRole("textbox", { name: "说明" })).toHaveValue("typed");
});

test("a value is searched for beside the other conditions, and what is searched for already is not offered", async () => {
  const { query } = await renderExhibits("?material=jade");
  rightClick(await cell("玉"));
  expect(items()).toEqual([]);
  rightClick(await cell("在馆"));
  await choose("只看 外借：在馆");
  await waitFor(() => expect(query()).toBe("?material=jade&onLoan=false"));
});

test("a cell without a value is searched for where the call knows it", async () => {
  const { query } = await renderExhibits("?material=jade");
  const [heads, row] = within(screen.getByRole("grid")).getAllByRole("row");
  const cells = within(row ?? document.body).getAllByRole("gridcell");
  const under = (name: string) => {
    const index = within(heads ?? document.body)
      .getAllByRole("columnheader")
      .findIndex(({ textContent }) => textContent === name);
    return cells[index] ?? document.body;
  };
  rightClick(under("重量"));
  expect(items()).toEqual([]);
  rightClick(under("入藏日期"));
  await choose("只看 入藏日期：为空");
  await waitFor(() => expect(query()).toBe("?material=jade&acquiredEmpty=true"));
});

test("Shift and F10 on a button of a row offer all its values, and Escape leads back", async () => {
  const { user, query } = await renderExhibits();
  const view = await screen.findByRole("button", { name: "查看 谷纹玉璧" });
  view.focus();
  await user.keyboard("{Shift>}{F10}{/Shift}");
  expect(await screen.findByRole("menuitem", { name: "只看 材质：玉" })).toBeVisible();
  expect(items()).toContain("只看 名称：谷纹玉璧");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(items()).toEqual([]));
  expect(view).toHaveFocus();
  await user.keyboard("{Shift>}{F10}{/Shift}");
  await choose("排除 材质：玉");
  await waitFor(() => expect(query()).toBe("?material=bronze"));
  expect(screen.getByRole("region", { name: "展品列表" })).toHaveFocus();
});

test("Shift and F10 in a cell offer its value alone, and the menu closes with its search", async () => {
  const { user, go } = await renderExhibits();
  const name = await screen.findByRole("gridcell", { name: "谷纹玉璧" });
  await user.click(name);
  await user.keyboard("{Shift>}{F10}{/Shift}");
  await waitFor(() => expect(items()).toEqual(["只看 名称：谷纹玉璧"]));
  await go("?sort=-price");
  await waitFor(() => expect(items()).toEqual([]));
});

test("the menu stays closed after a way back and forward, and the focus where it is", async () => {
  const { go } = await renderExhibits();
  const jade = () => screen.queryAllByRole("gridcell", { name: "玉" });
  await go("?material=bronze");
  await waitFor(() => expect(jade()).toEqual([]));
  rightClick(await cell("外借中"));
  expect(items()).not.toEqual([]);
  await go(-1);
  await waitFor(() => expect(jade()).not.toEqual([]));
  const description = screen.getByRole("textbox", { name: "说明" });
  description.focus();
  await go(1);
  await waitFor(() => expect(jade()).toEqual([]));
  expect(items()).toEqual([]);
  expect(description).toHaveFocus();
});

test("a link, a click with Shift and a cell that no filter knows keep the browser's own menu", async () => {
  await renderExhibits();
  expect(rightClick(await screen.findByRole("link", { name: "城市夜色" }))).toBe(true);
  expect(rightClick(await cell("青铜"), { shiftKey: true })).toBe(true);
  expect(rightClick(await screen.findByRole("img", { name: "照片" }))).toBe(true);
});

test("the input of a cell that is edited keeps the browser's own menu, by the pointer and by Shift and F10", async () => {
  const { user } = await renderExhibits();
  await user.dblClick(await screen.findByRole("gridcell", { name: "谷纹玉璧" }));
  const form = await screen.findByRole("form", { name: /^编辑/ });
  const input = within(form).getByRole("textbox");
  expect(rightClick(input)).toBe(true);
  expect(fireEvent.keyDown(input, { key: "F10", shiftKey: true })).toBe(true);
  expect(items()).toEqual([]);
});
