import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { editBeforeCode, heldCode } from "../../support/held-code";
import { cell } from "../../support/render-books";
import { setUpScreens } from "../../support/render-screen";

vi.mock("~/resource/in-place/cell-editor", async (original) =>
  (await import("../../support/held-code")).holdCode(original),
);

setUpScreens();

test("what is typed before the input's code is loaded is in the input, and Enter does not open the record", async () => {
  const user = await editBeforeCode();
  await user.keyboard("e夜");
  // As Safari ends a composition.
  fireEvent.keyDown(within(cell(1, "集合名称")).getByRole("textbox"), { key: "Enter", keyCode: 229 });
  heldCode.load();
  const form = await waitFor(() => within(cell(1, "集合名称")).getByRole("form", { name: /^编辑/ }));
  expect(within(form).getByRole("textbox")).toHaveValue("e夜");
  expect(within(form).getByRole("textbox")).toHaveFocus();
  // What is typed next does not replace it.
  await user.keyboard("景");
  expect(within(form).getByRole("textbox")).toHaveValue("e夜景");
  expect(screen.queryByRole("dialog")).toBeNull();
});
