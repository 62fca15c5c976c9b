import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { policies } from "~/routes/list/search-table/policies";
import { inRow, renderBooks, row, rows, setUpBooks } from "../support/render-books";
import { renderResource } from "../support/render-resource";
import { books } from "../support/shelf";

setUpBooks();

const dialog = () => screen.queryByRole("dialog");

/** Tabs from the last header, the width of its column, into the rows; the first has the focus. */
async function tabIntoRows(user: UserEvent): Promise<void> {
  within(screen.getByRole("table")).getAllByRole("separator").at(-1)?.focus();
  await user.tab();
}

test.each([
  ["{ArrowDown}", 2],
  ["{ArrowDown}{ArrowDown}{ArrowUp}", 2],
  ["{ArrowUp}", 1],
  ["{End}", 10],
  ["{End}{ArrowDown}", 10],
  ["{End}{Home}", 1],
  ["{Control>}{End}{/Control}", 10],
  ["{End}{Control>}{Home}{/Control}", 1],
  ["{PageDown}", 10],
  ["{PageDown}{PageUp}", 1],
  ["{Control>}{ArrowDown}{/Control}", 1],
  ["{Alt>}{ArrowDown}{/Alt}", 1],
  ["{Shift>}{End}{/Shift}", 1],
])("in the rows %s leads to row %i", async (keys, position) => {
  const { user } = await renderBooks();
  await tabIntoRows(user);
  expect(row(1)).toHaveFocus();
  await user.keyboard(keys);
  expect(row(position)).toHaveFocus();
});

test("the rows are one tab stop, from which Tab leads on into the controls of the row", async () => {
  const { user } = await renderBooks();
  await tabIntoRows(user);
  await user.keyboard("{ArrowDown}{ArrowDown}");
  await user.tab();
  expect(within(row(3)).getByRole("checkbox")).toHaveFocus();
  await user.tab();
  expect(inRow(3, /^查看/)).toHaveFocus();
  await user.keyboard("{ArrowDown}");
  expect(row(4)).toHaveFocus();
  expect(rows().filter(({ tabIndex }) => tabIndex === 0)).toEqual([row(4)]);
});

test("Space selects the row and Enter opens it, and the focus returns to it", async () => {
  const { user } = await renderBooks();
  await tabIntoRows(user);
  await user.keyboard("{ArrowDown} ");
  expect(row(2)).toHaveAttribute("aria-selected", "true");
  await user.keyboard(" ");
  expect(row(2)).not.toHaveAttribute("aria-selected");
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("dialog")).toHaveTextContent("书2");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(row(2)).toHaveFocus());
});

test("keys that follow Enter at once do not act on the rows behind the record", async () => {
  const { user } = await renderBooks();
  await tabIntoRows(user);
  await user.keyboard("{Enter}{ArrowDown}{Delete}");
  expect(await screen.findByRole("dialog")).toHaveTextContent("书1");
  expect(screen.queryByRole("button", { name: "撤销" })).toBeNull();
  expect(rows()).toHaveLength(10);
});

test("Delete deletes the row, and the focus is on the next one when the undo is over", async () => {
  const { user } = await renderBooks();
  await tabIntoRows(user);
  await user.keyboard("{ArrowDown}{Delete}");
  await waitFor(() => expect(row(2)).toHaveTextContent("书3"));
  await waitFor(() => expect(screen.getByRole("button", { name: "撤销" })).toHaveFocus());
  await user.keyboard("{Enter}");
  await waitFor(() => expect(row(2)).toHaveTextContent("书2"));
  await waitFor(() => expect(row(2)).toHaveFocus());
});

test("the keys of a row do nothing on its buttons nor with a modifier", async () => {
  const { user } = await renderBooks();
  inRow(1, /^查看/).focus();
  await user.keyboard("{Delete}");
  row(1).focus();
  await user.keyboard("{Control>}{Delete}{Enter}{/Control}{Alt>}{Enter}{/Alt}{Meta>} {/Meta}");
  expect(rows()).toHaveLength(10);
  expect(dialog()).toBeNull();
  expect(row(1)).not.toHaveAttribute("aria-selected");
});

test("E edits a record that may be changed", async () => {
  const { user } = renderResource(policies, { as: "admin" });
  await screen.findByRole("table");
  await waitFor(() => row(1).focus());
  await user.keyboard("e");
  expect(await screen.findByRole("dialog", { name: /编辑/ })).toBeVisible();
});

test("without the permission to write only the keys that read do something", async () => {
  const { user } = renderResource(books, { as: "user" });
  await screen.findByRole("table");
  await waitFor(() => row(1).focus());
  await user.keyboard(" e{Delete}{Shift>}{ArrowDown}{/Shift}");
  expect(row(2)).toHaveFocus();
  expect(rows()).toHaveLength(10);
  expect(rows().filter((one) => one.hasAttribute("aria-selected"))).toEqual([]);
  expect(dialog()).toBeNull();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("dialog")).toHaveTextContent("书2");
});
