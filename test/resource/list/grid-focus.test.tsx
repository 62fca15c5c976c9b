import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { deletionsOf } from "~/resource/deletion/use-delete";
import { button } from "../../support/page-parts";
import { cell, inRow, renderBooks, row, setUpBooks } from "../../support/render-books";
import { books, shelf } from "../../support/shelf";

setUpBooks();

async function removeByKeyboard(user: UserEvent, position: number) {
  inRow(position, /^更多操作/).focus();
  await user.keyboard("{Enter}");
  (await screen.findByRole("menuitem", { name: "删除" })).focus();
  await user.keyboard("{Enter}");
  await screen.findByRole("button", { name: "撤销" });
}

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

test("a second click does not change the row that has moved to the place of the first", async () => {
  const { user } = await renderBooks("?status=online");
  await user.click(inRow(1, /^下线/));
  await waitFor(() => expect(row(1)).toHaveTextContent("书2"));
  await user.click(inRow(1, /^下线/));
  expect(row(1)).not.toHaveAttribute("aria-busy");
  expect(shelf.written).toEqual([[1]]);
  vi.setSystemTime(Date.now() + 600);
  await user.click(inRow(1, /^下线/));
  await waitFor(() => expect(row(1)).toHaveTextContent("书3"));
  expect(shelf.written).toEqual([[1], [2]]);
});

test("a second press of a key does not change the row that has moved to the place of the first", async () => {
  const { user } = await renderBooks("?status=online");
  inRow(1, /^下线/).focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(row(1)).toHaveTextContent("书2"));
  await user.keyboard("{Enter}");
  expect(row(1)).not.toHaveAttribute("aria-busy");
  inRow(2, /^下线/).focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(row(2)).toHaveTextContent("书4"));
  expect(shelf.written).toEqual([[1], [3]]);
});

test("a second click on a deletion does not change the next row, and a click elsewhere does", async () => {
  const { user } = await renderBooks();
  await user.click(inRow(1, /^更多操作/));
  await user.click(await screen.findByRole("menuitem", { name: "删除" }));
  await waitFor(() => expect(row(1)).toHaveTextContent("书2"));
  await user.click(inRow(1, /^下线/));
  expect(row(1)).not.toHaveAttribute("aria-busy");
  await user.pointer({ target: inRow(3, /^下线/), coords: { clientX: 40, clientY: 140 }, keys: "[MouseLeft]" });
  await waitFor(() => expect(shelf.written).toEqual([[4]]));
});

test("after a deletion by keyboard the focus is on the same control of the next row, and after an undo on its own", async () => {
  const { user } = await renderBooks();
  await removeByKeyboard(user, 2);
  await waitFor(() => expect(inRow(2, /^更多操作 书3$/)).toHaveFocus());
  await user.keyboard("{Control>}z{/Control}");
  await waitFor(() => expect(inRow(2, /^更多操作 书2$/)).toHaveFocus());
  await removeByKeyboard(user, 2);
  await act(async () => deletionsOf(books).flush());
  await waitFor(() => expect(inRow(2, /^更多操作 书3$/)).toHaveFocus());
});

test("after the last row was deleted the focus is on the row before it", async () => {
  shelf.books = shelf.books.slice(0, 2);
  const { user } = await renderBooks();
  await removeByKeyboard(user, 2);
  await waitFor(() => expect(inRow(1, /^更多操作 书1$/)).toHaveFocus());
  await act(async () => deletionsOf(books).flush());
  expect(inRow(1, /^更多操作 书1$/)).toHaveFocus();
});

test("after the only row that was found is deleted the focus is where the rows were", async () => {
  const { user } = await renderBooks("?name=书3");
  await waitFor(() => expect(row(1)).toHaveTextContent("书3"));
  await removeByKeyboard(user, 1);
  await act(async () => deletionsOf(books).flush());
  const note = await screen.findByText(/^没有符合条件的/);
  expect(focused()).not.toBe(document.body);
  expect(focused()).toContainElement(note);
});

test("an action that takes its row out of the list by keyboard leaves the focus in the rows", async () => {
  shelf.books = shelf.books.slice(0, 2);
  const { user } = await renderBooks("?status=online");
  inRow(2, /^下线/).focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(inRow(1, /^下线 书1$/)).toHaveFocus());
});

test("a drawer that was opened by its address leaves the focus in the row of its record", async () => {
  const { user } = await renderBooks("?record=3");
  await screen.findByRole("dialog");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(cell(3, "序号")).toHaveFocus());
});

test("a form that was opened by its address leaves the focus in the list", async () => {
  const { user } = await renderBooks("?new=");
  await screen.findByRole("dialog");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.getByRole("group", { name: "集合列表" })).toHaveFocus());
});

test("after a saved view was deleted the focus stays in its panel", async () => {
  const { user } = await renderBooks();
  await user.click(button("视图"));
  await user.type(await screen.findByRole("textbox", { name: "视图名称" }), "全部{Enter}");
  await user.click(button("管理视图 全部"));
  await user.click(button("删除视图 全部"));
  await user.click(button("删除"));
  expect(screen.getByRole("dialog")).toContainElement(within(screen.getByRole("dialog")).getByText(/还没有保存的视图/));
  expect(screen.getByRole("dialog")).toHaveFocus();
});

test("the last page takes the focus from the button that leads there", async () => {
  const { user } = await renderBooks();
  await user.click(button("下一页"));
  await waitFor(() => expect(screen.getByRole("navigation", { name: "分页" })).toHaveFocus());
});

test("a link before the table leads past it", async () => {
  const { user } = await renderBooks();
  await user.click(screen.getByRole("link", { name: "跳到分页" }));
  expect(screen.getByRole("navigation", { name: "分页" })).toHaveFocus();
});

test("Escape puts a lifted column back and leaves the settings open", async () => {
  const { user } = await renderBooks();
  await user.click(button("列设置"));
  const handle = await screen.findByRole("button", { name: "移动状态" });
  await waitFor(() => expect(screen.getByRole("dialog")).toContainElement(focused()));
  handle.focus();
  await user.keyboard(" ");
  await screen.findByText(/状态.*第 \d 列。/);
  await waitFor(async () => {
    await user.keyboard("{Escape}");
    expect(screen.getByText(/已取消移动状态/)).toBeInTheDocument();
  });
  expect(screen.getByRole("button", { name: "移动状态" })).toBeVisible();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("button", { name: "移动状态" })).toBeNull());
});
