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

test("Enter that is pressed before the input's code is loaded saves what was typed", async () => {
  const { user } = await renderScreen("SearchTable", { as: "admin" });
  await expectTotal("共 55 条");
  await waitFor(() => {
    focusCell(1, "集合名称");
    expect(cell(1, "集合名称")).toHaveFocus();
  });
  await user.keyboard("{Enter}");
  await waitFor(() => expect(code.isRequested).toBe(true));
  await user.keyboard("e夜{Enter}");
  expect(within(cell(1, "集合名称")).getByRole("textbox")).toHaveFocus();
  code.load();
  await waitFor(() => expect(cell(1, "集合名称")).toHaveTextContent(/^e夜/));
  expect(within(cell(1, "集合名称")).queryByRole("form")).toBeNull();
  expect(cell(1, "集合名称")).toHaveFocus();
  expect(screen.queryByRole("dialog")).toBeNull();
});
