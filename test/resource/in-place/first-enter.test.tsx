import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { editBeforeCode, heldCode } from "../../support/held-code";
import { cell } from "../../support/render-books";
import { setUpScreens } from "../../support/render-screen";

vi.mock("~/resource/in-place/cell-editor", async (original) =>
  (await import("../../support/held-code")).holdCode(original),
);

setUpScreens();

test("Enter that is pressed before the input's code is loaded saves what was typed", async () => {
  const user = await editBeforeCode();
  await user.keyboard("e夜{Enter}");
  expect(within(cell(1, "集合名称")).getByRole("textbox")).toHaveFocus();
  heldCode.load();
  await waitFor(() => expect(cell(1, "集合名称")).toHaveTextContent(/^e夜/));
  expect(within(cell(1, "集合名称")).queryByRole("form")).toBeNull();
  expect(cell(1, "集合名称")).toHaveFocus();
  expect(screen.queryByRole("dialog")).toBeNull();
});
