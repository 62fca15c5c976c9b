import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { policies } from "~/lists/policies";
import { button } from "../../support/page-parts";
import { cell, focusCell, inRow, renderBooks, row, rows, setUpBooks } from "../../support/render-books";
import { renderResource } from "../../support/render-resource";
import { books } from "../../support/shelf";

setUpBooks();

const dialog = () => screen.queryByRole("dialog");
const header = (name: string) => screen.getByRole("columnheader", { name });

/** Tabs from before the table into it: the first cell with a value has the focus. */
async function tabIntoGrid(user: UserEvent): Promise<void> {
  screen.getByRole("link", { name: "跳到分页" }).focus();
  await user.tab();
  expect(cell(1, "序号")).toHaveFocus();
}

test.each([
  ["{ArrowDown}", 2, "序号"],
  ["{ArrowRight}{ArrowDown}{ArrowDown}{ArrowUp}", 2, "集合名称"],
  ["{ArrowLeft}{ArrowLeft}", 1, "选择"],
  ["{End}", 1, "操作"],
  ["{End}{ArrowRight}{ArrowLeft}", 1, "状态"],
  ["{ArrowDown}{End}{Home}", 2, "选择"],
  ["{Control>}{End}{/Control}", 10, "操作"],
  ["{Control>}{End}{/Control}{ArrowDown}", 10, "操作"],
  ["{Control>}{End}{Home}{/Control}", 1, "选择"],
  ["{PageDown}", 10, "序号"],
  ["{PageDown}{PageUp}{PageUp}", 1, "序号"],
  ["{Control>}{ArrowDown}{/Control}", 1, "序号"],
  ["{Alt>}{ArrowDown}{/Alt}", 1, "序号"],
  ["{Shift>}{End}{/Shift}", 1, "序号"],
  ["{Shift>}{ArrowUp}{/Shift}", 1, "序号"],
])("in the grid %s leads to row %i, %s", async (keys, position, column) => {
  const { user } = await renderBooks();
  await tabIntoGrid(user);
  await user.keyboard(keys);
  expect(cell(position, column)).toHaveFocus();
});

test("the headers are its first row: their buttons sort, and the width of their column is one key further", async () => {
  const { user, query } = await renderBooks();
  await tabIntoGrid(user);
  await user.keyboard("{ArrowRight}{ArrowUp}");
  expect(within(header("集合名称")).getByRole("button")).toHaveFocus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(query()).toBe("?sort=-name"));
  await user.keyboard("{F2}");
  expect(within(header("集合名称")).getByRole("separator")).toHaveFocus();
  await user.keyboard("{Escape}{ArrowLeft}");
  expect(header("序号")).toHaveFocus();
  await user.keyboard("{ArrowLeft} ");
  expect(screen.getByRole("checkbox", { name: "选择本页" })).toHaveFocus();
  expect(rows().filter((one) => one.ariaSelected === "true" || one.hasAttribute("aria-selected"))).toHaveLength(10);
  await user.keyboard("{PageDown}");
  expect(cell(10, "选择")).toHaveFocus();
});

test("the grid is one tab stop, where the focus was last", async () => {
  const { user } = await renderBooks();
  await tabIntoGrid(user);
  await user.keyboard("{ArrowDown}{ArrowRight}");
  await user.tab();
  expect(screen.getByRole("grid")).not.toContainElement(screen.getByRole("navigation", { name: "分页" }));
  expect(screen.getByRole("navigation", { name: "分页" })).toContainElement(focused());
  await user.tab({ shift: true });
  expect(cell(2, "集合名称")).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole("link", { name: "跳到分页" })).toHaveFocus();
});

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

test("Enter and F2 lead to the controls of a cell, the arrow keys from one to the next, and Escape back", async () => {
  const { user } = await renderBooks();
  focusCell(3, "操作");
  await user.keyboard("{F2}");
  expect(inRow(3, /^查看/)).toHaveFocus();
  await user.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
  expect(inRow(3, /^更多操作/)).toHaveFocus();
  await user.keyboard("{ArrowLeft}");
  expect(inRow(3, /^下线/)).toHaveFocus();
  await user.keyboard("{Escape}");
  expect(cell(3, "操作")).toHaveFocus();
  focusCell(3, "选择");
  await user.keyboard("{Enter} ");
  expect(row(3)).toHaveAttribute("aria-selected", "true");
  await user.keyboard("{ArrowDown}");
  expect(cell(4, "选择")).toHaveFocus();
});

test("a click leads the keys to its cell", async () => {
  const { user } = await renderBooks();
  await user.click(cell(4, "状态"));
  expect(cell(4, "状态")).toHaveFocus();
  await user.keyboard("{ArrowUp}");
  expect(cell(3, "状态")).toHaveFocus();
});

test("a screen reader knows how many rows there are on all pages, which one this is, and what may be selected", async () => {
  await renderBooks("?current=2");
  const grid = screen.getByRole("grid", { name: "集合列表" });
  expect(grid).toHaveAttribute("aria-rowcount", "13");
  expect(grid).toHaveAttribute("aria-multiselectable", "true");
  expect(row(1)).toHaveAttribute("aria-rowindex", "12");
});

test("Space selects the row, Enter and O open it, and the focus returns to the cell", async () => {
  const { user } = await renderBooks();
  focusCell(2, "状态");
  await user.keyboard(" ");
  expect(row(2)).toHaveAttribute("aria-selected", "true");
  await user.keyboard(" ");
  expect(row(2)).not.toHaveAttribute("aria-selected");
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("dialog")).toHaveTextContent("书2");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(cell(2, "状态")).toHaveFocus());
  focusCell(3, "操作");
  await user.keyboard("o");
  expect(await screen.findByRole("dialog")).toHaveTextContent("书3");
});

test("keys that follow Enter at once do not act on the rows behind the record", async () => {
  const { user } = await renderBooks();
  await tabIntoGrid(user);
  await user.keyboard("{Enter}{ArrowDown}{Delete}");
  expect(await screen.findByRole("dialog")).toHaveTextContent("书1");
  expect(screen.queryByRole("button", { name: "撤销" })).toBeNull();
  expect(rows()).toHaveLength(10);
});

test("Delete deletes the row, the arrow keys go on from its neighbour, and an undo leads back to it", async () => {
  const { user } = await renderBooks();
  focusCell(2, "状态");
  await user.keyboard("{Delete}");
  await waitFor(() => expect(row(2)).toHaveTextContent("书3"));
  await screen.findByRole("button", { name: "撤销" });
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(cell(4, "状态")).toHaveFocus();
  await user.keyboard("{Control>}z{/Control}");
  await waitFor(() => expect(row(2)).toHaveTextContent("书2"));
  await waitFor(() => expect(cell(2, "状态")).toHaveFocus());
  await user.keyboard("{ArrowUp}");
  expect(cell(1, "状态")).toHaveFocus();
});

test("after the last row was deleted by its key the arrow keys go on from the one before it", async () => {
  const { user } = await renderBooks();
  focusCell(10, "状态");
  await user.keyboard("{Delete}");
  await waitFor(() => expect(cell(9, "状态")).toHaveFocus());
  await user.keyboard("{ArrowUp}");
  expect(cell(8, "状态")).toHaveFocus();
  await user.click(button("撤销"));
  await waitFor(() => expect(cell(10, "状态")).toHaveFocus());
});

test("the keys of a row do nothing on its buttons nor with a modifier", async () => {
  const { user } = await renderBooks();
  inRow(1, /^查看/).focus();
  await user.keyboard("{Delete}");
  focusCell(1, "状态");
  await user.keyboard("{Control>}{Delete}{Enter}{/Control}{Alt>}{Enter}{/Alt}{Meta>} {/Meta}");
  expect(rows()).toHaveLength(10);
  expect(dialog()).toBeNull();
  expect(row(1)).not.toHaveAttribute("aria-selected");
});

test("E edits a record that may be changed", async () => {
  const { user } = renderResource(policies, { as: "admin" });
  await screen.findByRole("grid");
  await waitFor(() => focusCell(1, "创建时间"));
  await user.keyboard("e");
  expect(await screen.findByRole("dialog", { name: /编辑/ })).toBeVisible();
});

test("without the permission to write only the keys that read do something", async () => {
  const { user } = renderResource(books, { as: "user" });
  await screen.findByRole("grid");
  await waitFor(() => focusCell(1, "集合名称"));
  await user.keyboard(" e{Delete}{Shift>}{ArrowDown}{/Shift}");
  expect(cell(2, "集合名称")).toHaveFocus();
  expect(rows()).toHaveLength(10);
  expect(rows().filter((one) => one.hasAttribute("aria-selected"))).toEqual([]);
  expect(dialog()).toBeNull();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("dialog")).toHaveTextContent("书2");
});
