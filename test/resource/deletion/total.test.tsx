import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { queryClient } from "~/api/client/query-client";
import { deletionsOf } from "~/resource/deletion/use-delete";
import { button } from "../../support/page-parts";
import { renderBooks, row, setUpBooks } from "../../support/render-books";
import { books, shelf } from "../../support/shelf";

setUpBooks();

test("a deletion on several pages leaves the total as it was shown, also when the list cannot be read again", async () => {
  shelf.books = Array.from({ length: 25 }, (_, id) => ({ id: id + 1, name: `书${id + 1}`, status: "online" }));
  const { user } = await renderBooks();
  for (const position of [1, 2]) await user.click(within(row(position)).getByRole("checkbox"));
  await user.click(button("第 2 页"));
  await waitFor(() => expect(row(1)).toHaveTextContent("书11"));
  await user.click(within(row(1)).getByRole("checkbox"));
  await user.click(within(screen.getByRole("group", { name: "批量操作" })).getByRole("button", { name: "删除" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "删除" }));
  await screen.findByText("共 22 条");
  shelf.fails = true;
  await act(() => deletionsOf(books).flush());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByText("共 22 条")).toBeVisible();
  await user.click(button("第 1 页"));
  await waitFor(() => expect(row(1)).toHaveTextContent("书3"));
  expect(screen.getByText("共 22 条")).toBeVisible();
});
