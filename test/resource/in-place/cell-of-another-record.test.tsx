import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { button, fill } from "../../support/page-parts";
import { cell } from "../../support/render-books";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { expectTotal } from "../../support/search-table";

setUpScreens();

async function renderList() {
  const rendered = await renderScreen("SearchTable", { as: "admin" });
  await expectTotal("共 55 条");
  return rendered;
}
const editor = async (position: number) => {
  const form = await waitFor(() => within(cell(position, "集合名称")).getByRole("form", { name: /^编辑/ }));
  return within(form).getByRole("textbox");
};
const showsRow = (text: string) => waitFor(() => expect(cell(1, "序号")).toHaveTextContent(new RegExp(`^${text}$`)));

test("cells at the same place of two pages keep what was typed into each", async () => {
  const { user } = await renderList();
  await user.dblClick(cell(1, "集合名称"));
  await fill(user, await editor(1), "第一页的");
  await user.click(button("下一页"));
  await showsRow("11");
  await user.dblClick(cell(1, "集合名称"));
  await fill(user, await editor(1), "第二页的");
  await user.click(button("上一页"));
  await showsRow("1");
  expect(await editor(1)).toHaveValue("第一页的");
  expect(button("上一页")).toBeDisabled();
  await user.click(button("下一页"));
  await showsRow("11");
  expect(await editor(1)).toHaveValue("第二页的");
});

test("a half-filled cell whose page is shown again leaves the focus where it is", async () => {
  const { user } = await renderList();
  await user.dblClick(cell(1, "集合名称"));
  await fill(user, await editor(1), "没有保存");
  await user.click(button("下一页"));
  await showsRow("11");
  await user.click(button("第 1 页"));
  await editor(1);
  expect(screen.getByRole("navigation", { name: "分页" })).toHaveFocus();
});
