import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { unsavedScreens } from "~/features/drafts/drafts";
import { editBeforeCode, heldCode } from "../../support/held-code";
import { cell } from "../../support/render-books";
import { setUpScreens } from "../../support/render-screen";

vi.mock("~/resource/in-place/cell-editor", async (original) =>
  (await import("../../support/held-code")).holdCode(original),
);

setUpScreens();

test("a choice neither shows its key nor takes what is typed before its input's code is loaded", async () => {
  const user = await editBeforeCode("内容体裁");
  const loading = within(cell(1, "内容体裁")).getByRole("textbox");
  expect(loading).toHaveFocus();
  expect(loading).toHaveValue("");
  await user.keyboard("x");
  expect(unsavedScreens({})).toEqual([]);
  heldCode.load();
  await waitFor(() => expect(within(cell(1, "内容体裁")).getByRole("combobox")).toHaveValue("图文"));
  await user.click(await screen.findByRole("option", { name: "竖版小视频" }));
  await waitFor(() => expect(cell(1, "内容体裁")).toHaveTextContent(/^竖版小视频$/));
});
