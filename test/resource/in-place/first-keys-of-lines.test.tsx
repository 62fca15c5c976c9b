import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { exhibits, resetExhibits, VASE } from "../../support/exhibits";
import { heldCode } from "../../support/held-code";
import { cell, focusCell } from "../../support/render-books";
import { setUpExhibitLists } from "../../support/render-exhibits";
import { renderResource } from "../../support/render-resource";

vi.mock("~/resource/in-place/cell-editor", async (original) =>
  (await import("../../support/held-code")).holdCode(original),
);

setUpExhibitLists(resetExhibits);

test("a text of several lines keeps them when keys are typed before its input's code is loaded", async () => {
  const { user } = renderResource(exhibits, { as: "admin" });
  await screen.findByRole("grid", { name: "展品列表" });
  focusCell(1, "说明");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(heldCode.isRequested).toBe(true));
  await user.keyboard("{End}x");
  heldCode.load();
  const form = await waitFor(() => within(cell(1, "说明")).getByRole("form", { name: /^编辑/ }));
  expect(within(form).getByRole("textbox")).toHaveValue(VASE.note);
});
