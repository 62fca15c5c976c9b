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

test("what is typed before the input's code is loaded is in the input, and Enter does not open the record", async () => {
  const { user } = await renderScreen("SearchTable", { as: "admin" });
  await expectTotal("共 55 条");
  await waitFor(() => {
    focusCell(1, "集合名称");
    expect(cell(1, "集合名称")).toHaveFocus();
  });
  await user.keyboard("{Enter}");
  await waitFor(() => expect(code.isRequested).toBe(true));
  await user.keyboard("e夜");
  code.load();
  const form = await waitFor(() => within(cell(1, "集合名称")).getByRole("form", { name: /^编辑/ }));
  expect(within(form).getByRole("textbox")).toHaveValue("e夜");
  expect(within(form).getByRole("textbox")).toHaveFocus();
  // What is typed next does not replace it.
  await user.keyboard("景");
  expect(within(form).getByRole("textbox")).toHaveValue("e夜景");
  expect(screen.queryByRole("dialog")).toBeNull();
});
