import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { cell, focusCell } from "../../support/render-books";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { expectTotal } from "../../support/search-table";

const code = vi.hoisted(() => ({ isRequested: false, load: () => {} }));
vi.mock("~/resource/in-place/cell-editor", async (original) => {
  code.isRequested = true;
  await new Promise<void>((resolve) => {
    code.load = resolve;
  });
  return original();
});

setUpScreens();

test("Tab that is pressed before the input's code is loaded saves what was typed, and edits the next cell", async () => {
  const { user } = await renderScreen("SearchTable", { as: "admin" });
  await expectTotal("共 55 条");
  await waitFor(() => {
    focusCell(1, "集合名称");
    expect(cell(1, "集合名称")).toHaveFocus();
  });
  await user.keyboard("{Enter}");
  await waitFor(() => expect(code.isRequested).toBe(true));
  await user.keyboard("e夜{Tab}");
  expect(within(cell(1, "集合名称")).getByRole("textbox")).toHaveFocus();
  code.load();
  const next = await waitFor(() => within(cell(1, "内容体裁")).getByRole("form", { name: /^编辑/ }));
  await waitFor(() => expect(next.contains(document.activeElement)).toBe(true));
  await waitFor(() => expect(cell(1, "集合名称")).toHaveTextContent(/^e夜/));
  expect(within(cell(1, "集合名称")).queryByRole("form")).toBeNull();
  expect(screen.queryByRole("dialog")).toBeNull();
});
