import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { policies } from "~/lists/policies";
import { field } from "../../support/page-parts";
import { renderBooks, setUpBooks } from "../../support/render-books";
import { renderResource } from "../../support/render-resource";

setUpBooks();

const sheet = () => screen.findByRole("dialog", { name: "快捷键" });

test("the sheet of a list names what its operators may do, and the focus returns to its button", async () => {
  const { user } = await renderBooks();
  const open = screen.getByRole("button", { name: "快捷键" });
  await user.click(open);
  const keys = within(await sheet());
  expect(await keys.findByText("选择或取消选择")).toBeVisible();
  // The books can be deleted, but not changed.
  expect(keys.getByText(/^删除/)).toBeVisible();
  expect(keys.queryByText("编辑")).toBeNull();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(open).toHaveFocus());
});

test("the button of the tools shows them, without those that the operator may not use", async () => {
  const { user } = renderResource(policies, { as: "user" });
  await user.click(await screen.findByRole("button", { name: "快捷键" }));
  const keys = within(await sheet());
  expect(await keys.findByText("查看")).toBeVisible();
  expect(keys.queryByText(/^删除/)).toBeNull();
  expect(keys.queryByText("选择或取消选择")).toBeNull();
});

test("a question mark that is typed shows no keys", async () => {
  const { user } = await renderBooks();
  await user.type(field("集合名称"), "?");
  expect(field("集合名称")).toHaveValue("?");
  expect(screen.queryByRole("dialog")).toBeNull();
});
