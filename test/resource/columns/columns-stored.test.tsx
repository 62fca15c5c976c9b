import { act, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { createPreferences } from "~/resource/preferences";
import { button } from "../../support/page-parts";
import { renderBooks, setUpBooks } from "../../support/render-books";
import { books } from "../../support/shelf";

const { namespace, preferences } = books;

setUpBooks();
afterEach(() => act(() => preferences.set(preferences.defaultColumns)));

const box = (column: string) => screen.findByRole("checkbox", { name: `显示${column}` });

test("what another browser tab has hidden meanwhile stays so when columns are hidden and pinned here", async () => {
  const { user } = await renderBooks();
  await user.click(button("列设置"));
  const index = await box("序号");
  createPreferences(namespace, preferences.defaultColumns.columns).update(({ columns }) => ({
    columns: columns.map((column) => (column.id === "name" ? column : { ...column, hidden: true })),
  }));
  // This tab still shows it.
  expect(index).toBeChecked();
  await user.click(index);
  expect(index).not.toBeChecked();
  expect(await box("状态")).not.toBeChecked();
  await user.click(button("集合名称固定在左侧"));
  expect(await box("状态")).not.toBeChecked();
});
