import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { button } from "../../support/page-parts";
import { renderBooks, row, setUpBooks } from "../../support/render-books";

setUpBooks();

test("the selected records of all pages are listed, and each can be deselected", async () => {
  const { user } = await renderBooks();
  await user.click(within(row(2)).getByRole("checkbox"));
  await user.click(button("第 2 页"));
  await waitFor(() => expect(row(1)).toHaveTextContent("书11"));
  await user.click(within(row(1)).getByRole("checkbox"));
  await user.click(button("已选 2 项"));
  const list = await screen.findByRole("list", { name: "已选的记录" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(2);
  await user.click(button("取消选择 书2"));
  expect(button("取消选择 书11")).toHaveFocus();
  expect(within(list).getAllByRole("listitem")).toHaveLength(1);
  expect(screen.getByRole("dialog")).toContainElement(list);
  await user.click(button("取消选择 书11"));
  await waitFor(() => expect(screen.queryByRole("list", { name: "已选的记录" })).toBeNull());
  expect(row(1)).not.toHaveAttribute("aria-selected");
  // The button that was pressed is gone with its panel.
  expect(document.body).not.toHaveFocus();
});

test("the focus goes from a deselected record to the next one, and from the last to the one before", async () => {
  const { user } = await renderBooks();
  for (const position of [1, 2, 3]) await user.click(within(row(position)).getByRole("checkbox"));
  await user.click(button("已选 3 项"));
  const first = await screen.findByRole("button", { name: "取消选择 书1" });
  first.focus();
  await user.keyboard("{Enter}");
  expect(button("取消选择 书2")).toHaveFocus();
  button("取消选择 书3").focus();
  await user.keyboard("{Enter}");
  expect(button("取消选择 书2")).toHaveFocus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("list", { name: "已选的记录" })).toBeNull());
  expect(screen.getByRole("grid").parentElement).toContainElement(
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  );
});
