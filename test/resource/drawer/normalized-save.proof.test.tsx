import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { unsavedForms } from "~/features/drafts/drafts";
import { pathTo } from "~/navigation/paths";
import { fill } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { expectTotal, firstRow } from "../../support/search-table";

setUpScreens();

test("a save closes its form where the list shows a text without the spaces that were typed around it", async () => {
  const { user, address } = await renderScreen("SearchTable", { as: "admin" });
  await expectTotal("共 55 条");
  await user.click(within(firstRow()).getByRole("button", { name: /^编辑/ }));
  const form = within(await screen.findByRole("dialog", { name: "编辑集合" }));
  await fill(user, await form.findByRole("textbox", { name: /^集合名称/ }), "  夜色  ");
  await user.click(form.getByRole("button", { name: "保存" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(address()).toBe(pathTo("SearchTable"));
  expect(unsavedForms("SearchTable")).toEqual([]);
});
