import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { deferred } from "../../support/deferred";
import { button } from "../../support/page-parts";
import { renderBooks, row, rows, setUpBooks } from "../../support/render-books";
import { books, shelf } from "../../support/shelf";

setUpBooks();

const bar = () => screen.queryByRole("group", { name: "批量操作" });
const checkbox = (position: number) => within(row(position)).getByRole("checkbox");
const pageCheckbox = () => screen.getByRole("checkbox", { name: "选择本页" });

/** Holds the answers of the list from now on. */
function holdAnswers() {
  const { list } = books.calls;
  const { promise, resolve } = deferred<void>();
  const spy = vi.spyOn(books.calls, "list").mockImplementation((input) => promise.then(() => list(input)));
  onTestFinished(() => spy.mockRestore());
  return () => act(async () => resolve());
}

test("rows that are selected while another search is loading are not selected in it", async () => {
  const { user, go } = await renderBooks();
  const answer = holdAnswers();
  await go("?name=书1");
  await user.click(checkbox(1));
  await user.click(pageCheckbox());
  expect(button("已选 10 项")).toBeVisible();
  await answer();
  await waitFor(() => expect(row(2)).toHaveTextContent("书10"));
  // One of them is found by both.
  expect(row(1)).toHaveTextContent(/书1(?!\d)/);
  expect(rows().some((one) => one.getAttribute("aria-selected") === "true")).toBe(false);
  expect(bar()).toBeNull();
});

test("after a search that failed, the rows still in sight are selected and deleted in their own search", async () => {
  const { user, go } = await renderBooks();
  await user.click(checkbox(1));
  shelf.fails = true;
  await go("?name=书1");
  await screen.findByRole("button", { name: "重试" });
  await user.click(checkbox(3));
  expect(button("已选 2 项")).toBeVisible();
  await user.click(within(screen.getByRole("group", { name: "批量操作" })).getByRole("button", { name: "删除" }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog).not.toHaveTextContent("不在本页");
  await user.click(within(dialog).getByRole("button", { name: "删除" }));
  expect(screen.getByText("共 10 条")).toBeVisible();
  shelf.fails = false;
  await go("?current=2");
  await waitFor(() => expect(row(1)).toHaveTextContent("书11"));
  expect(screen.getByText("共 10 条")).toBeVisible();
});

test("another page of the same search keeps what is selected before and while it is loading", async () => {
  const { user } = await renderBooks();
  await user.click(checkbox(1));
  const answer = holdAnswers();
  await user.click(button("第 2 页"));
  await user.click(checkbox(2));
  await answer();
  await waitFor(() => expect(row(1)).toHaveTextContent("书11"));
  expect(button("已选 2 项")).toBeVisible();
});
