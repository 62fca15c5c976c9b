import { waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { editBeforeCode, heldCode } from "../../support/held-code";
import { cell, row } from "../../support/render-books";
import { setUpScreens } from "../../support/render-screen";

vi.mock("~/resource/in-place/cell-editor", async (original) =>
  (await import("../../support/held-code")).holdCode(original),
);

setUpScreens();

test("the first input of a cell leaves the focus where it went in the table while its code was loading", async () => {
  const user = await editBeforeCode();
  expect(within(cell(1, "集合名称")).getByRole("textbox")).toHaveFocus();
  const checkbox = within(row(3)).getByRole("checkbox");
  await user.click(checkbox);
  heldCode.load();
  await waitFor(() => within(cell(1, "集合名称")).getByRole("form", { name: /^编辑/ }));
  expect(checkbox).toHaveFocus();
});
