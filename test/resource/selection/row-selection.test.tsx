import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { cell, renderBooks, row, rows, setUpBooks } from "../../support/render-books";
import { shelf } from "../../support/shelf";

setUpBooks();

const checkbox = (position: number) => within(row(position)).getByRole("checkbox");
/** The positions of the selected rows. */
const selected = () =>
  rows().flatMap((one, index) => (one.getAttribute("aria-selected") === "true" ? [index + 1] : []));

test("a click with Shift selects the rows from the last clicked one, and deselects them likewise", async () => {
  const { user } = await renderBooks();
  await user.click(checkbox(6));
  await user.keyboard("{Shift>}");
  await user.click(checkbox(3));
  expect(selected()).toEqual([3, 4, 5, 6]);
  expect(screen.getByRole("button", { name: "已选 4 项" })).toBeVisible();
  await user.click(checkbox(5));
  expect(selected()).toEqual([6]);
});

test("a click with Shift selects its row alone when the last clicked one is on another page", async () => {
  const { user } = await renderBooks();
  await user.click(checkbox(1));
  await user.click(screen.getByRole("button", { name: "第 2 页" }));
  await waitFor(() => expect(row(1)).toHaveTextContent("书11"));
  await user.keyboard("{Shift>}");
  await user.click(checkbox(2));
  expect(selected()).toEqual([2]);
  expect(screen.getByRole("button", { name: "已选 2 项" })).toBeVisible();
});

test("the range starts at the last clicked record, wherever it is in a newer answer", async () => {
  const { user } = await renderBooks();
  await user.click(checkbox(4));
  shelf.books = shelf.books.slice(1);
  await user.click(screen.getByRole("button", { name: "刷新" }));
  await waitFor(() => expect(row(3)).toHaveTextContent("书4"));
  await user.keyboard("{Shift>}");
  await user.click(checkbox(2));
  expect(selected()).toEqual([2, 3]);
});

test("Shift with the arrow keys extends the selection and takes it back on the way back", async () => {
  const { user } = await renderBooks();
  await user.click(checkbox(4));
  await user.keyboard("{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
  expect(selected()).toEqual([4, 5, 6]);
  await user.keyboard("{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}");
  expect(selected()).toEqual([3, 4]);
  expect(cell(3, "选择")).toHaveFocus();
  await user.keyboard("{ArrowUp}{Shift>}{ArrowUp}{/Shift}");
  expect(selected()).toEqual([1, 2, 3, 4]);
});
