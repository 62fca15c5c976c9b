import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { button } from "../../support/page-parts";
import { renderBooks, row, setUpBooks } from "../../support/render-books";
import { shelf } from "../../support/shelf";
import { expectToast, recordToasts } from "../../support/toasts";

setUpBooks();
recordToasts();

test("selected records that are gone drop out of the selection and are named, those that moved stay", async () => {
  const { user } = await renderBooks();
  for (const position of [2, 3, 4, 5, 6, 10]) await user.click(within(row(position)).getByRole("checkbox"));
  // Another operator adds a book before the others, so that the last one moves to the next page, and renames one.
  shelf.books = [{ id: 13, name: "新书", status: "online" }, ...shelf.books];
  shelf.books = shelf.books.map((book) => (book.id === 6 ? { ...book, name: "改名" } : book));
  await user.click(button("刷新"));
  await waitFor(() => expect(row(1)).toHaveTextContent("新书"));
  expect(await screen.findByRole("button", { name: "已选 6 项" })).toBeVisible();
  shelf.books = shelf.books.filter(({ id }) => ![2, 3, 4, 5].includes(id));
  await user.click(button("刷新"));
  await expectToast("4 个集合已不在列表中，不再选中：“书2”、“书3”、“书4”和另外 1 个");
  await user.click(await screen.findByRole("button", { name: "已选 2 项" }));
  const list = await screen.findByRole("list", { name: "已选的记录" });
  expect(
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["改名", "书10"]);
});

test("a selected record that moved to another page has the values that it was given there", async () => {
  const { user } = await renderBooks();
  await user.click(within(row(10)).getByRole("checkbox"));
  // Another operator adds a book before the others, and renames the one that moves.
  shelf.books = shelf.books.map((book) => (book.id === 10 ? { ...book, name: "改名" } : book));
  shelf.books = [{ id: 13, name: "新书", status: "online" }, ...shelf.books];
  await user.click(button("刷新"));
  await waitFor(() => expect(row(1)).toHaveTextContent("新书"));
  await user.click(await screen.findByRole("button", { name: "已选 1 项" }));
  const list = await screen.findByRole("list", { name: "已选的记录" });
  expect(await within(list).findByText("改名")).toBeVisible();
});

test("selected records that the filters no longer find drop out of the selection", async () => {
  const { user } = await renderBooks("?status=online");
  for (const position of [1, 2]) await user.click(within(row(position)).getByRole("checkbox"));
  await user.click(within(row(2)).getByRole("button", { name: /^下线/ }));
  await expectToast("1 个集合已不在列表中，不再选中：“书2”");
  expect(await screen.findByRole("button", { name: "已选 1 项" })).toBeVisible();
});
