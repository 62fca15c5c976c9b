import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { unsavedScreens } from "~/features/drafts/drafts";
import { pathTo } from "~/navigation/paths";
import { button, fill } from "../../support/page-parts";
import { setPageWidth } from "../../support/page-width";
import { cell } from "../../support/render-books";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { expectTotal } from "../../support/search-table";

setUpScreens();

const NOTE = "有 1 处未保存的修改未显示在本页";

const editor = () => waitFor(() => within(cell(1, "集合名称")).getByRole("textbox"));

/** Leaves the name of the first record half filled. */
async function renderHalfFilled() {
  const setWidth = setPageWidth(1280);
  const rendered = await renderScreen("SearchTable", { as: "admin" });
  await expectTotal("共 55 条");
  await rendered.user.dblClick(cell(1, "集合名称"));
  await waitFor(() => within(cell(1, "集合名称")).getByRole("form", { name: /^编辑/ }));
  await fill(rendered.user, await editor(), "没有保存");
  return { ...rendered, setWidth };
}

test("an unsaved cell is told of where a phone has no table, and is there again in a table", async () => {
  const { setWidth } = await renderHalfFilled();
  act(() => setWidth(390));
  expect(await screen.findByText(NOTE)).toBeVisible();
  expect(await screen.findByRole("list", { name: "集合列表" })).toBeVisible();
  act(() => setWidth(1280));
  await waitFor(async () => expect(await editor()).toHaveValue("没有保存"));
  expect(screen.queryByText(NOTE)).toBeNull();
});

test("an unsaved cell can be dropped where nothing was found", async () => {
  const { user, go } = await renderHalfFilled();
  await go(`${pathTo("SearchTable")}?name=没有这样的集合`);
  expect(await screen.findByText(NOTE)).toBeVisible();
  await user.click(button("放弃修改"));
  await waitFor(() => expect(screen.queryByText(NOTE)).toBeNull());
  expect(unsavedScreens({})).toEqual([]);
  expect(screen.getByRole("region", { name: "集合列表" })).toHaveFocus();
});
