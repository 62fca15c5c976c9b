import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { editBeforeCode, heldCode } from "../../support/held-code";
import { cell } from "../../support/render-books";
import { setUpScreens } from "../../support/render-screen";

vi.mock("~/resource/in-place/cell-editor", async (original) =>
  (await import("../../support/held-code")).holdCode(original),
);

setUpScreens();

test("Tab that is pressed before the input's code is loaded saves what was typed, and edits the next cell", async () => {
  const user = await editBeforeCode();
  await user.keyboard("e夜{Tab}");
  expect(within(cell(1, "集合名称")).getByRole("textbox")).toHaveFocus();
  heldCode.load();
  const next = await waitFor(() => within(cell(1, "内容体裁")).getByRole("form", { name: /^编辑/ }));
  await waitFor(() => expect(next.contains(document.activeElement)).toBe(true));
  await waitFor(() => expect(cell(1, "集合名称")).toHaveTextContent(/^e夜/));
  expect(within(cell(1, "集合名称")).queryByRole("form")).toBeNull();
  expect(screen.queryByRole("dialog")).toBeNull();
});
