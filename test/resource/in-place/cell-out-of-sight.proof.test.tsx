import { act, screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { server } from "#mocks/node";
import { deletePolicies } from "~/api/policy";
import { unsavedScreens } from "~/features/drafts/drafts";
import { policies } from "~/lists/policies";
import { deletionsOf } from "~/resource/deletion/use-delete";
import { deferred } from "../../support/deferred";
import { button, fill } from "../../support/page-parts";
import { cell } from "../../support/render-books";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { expectTotal, firstRow, rows } from "../../support/search-table";
import { expectFailureToast, expectToast } from "../../support/toasts";

setUpScreens();

async function renderList() {
  const rendered = await renderScreen("SearchTable", { as: "admin" });
  await expectTotal("共 55 条");
  return rendered;
}
/** The input in a cell, once its code is loaded. */
const editor = async (position: number) => {
  const form = await waitFor(() => within(cell(position, "集合名称")).getByRole("form", { name: /^编辑/ }));
  return within(form).getByRole("textbox");
};

test("a cell that a reload has opened again gives the focus back to its cell", async () => {
  const { user, reload } = await renderList();
  await user.dblClick(cell(2, "集合名称"));
  await fill(user, await editor(2), "写了一半");
  await reload();
  await expectTotal("共 55 条");
  await user.click(await editor(2));
  await user.keyboard("{Escape}");
  expect(cell(2, "集合名称")).toHaveFocus();
});

test("a cell whose page was left while it was saved has no draft", async () => {
  const { user } = await renderList();
  const answer = deferred<void>();
  server.use(http.patch("*/api/list/policy/:id", () => answer.promise.then(() => undefined)));
  await user.dblClick(cell(1, "集合名称"));
  await fill(user, await editor(1), "慢慢保存");
  await user.keyboard("{Enter}");
  await user.click(button("下一页"));
  await waitFor(() => expect(cell(1, "序号")).toHaveTextContent("11"));
  answer.resolve();
  await expectToast("已保存“慢慢保存”");
  expect(unsavedScreens({})).toEqual([]);
  await user.click(button("上一页"));
  await waitFor(() => expect(cell(1, "集合名称")).toHaveTextContent(/^慢慢保存$/));
});

test("a record's unchanged form is closed without a question, and what is half filled in a cell stays", async () => {
  const { user } = await renderList();
  await user.dblClick(cell(1, "集合名称"));
  await fill(user, await editor(1), "没有保存");
  await user.click(within(rows()[1] ?? firstRow()).getByRole("button", { name: /^编辑/ }));
  const drawer = within(await screen.findByRole("dialog", { name: "编辑集合" }));
  await user.click(await drawer.findByRole("button", { name: "取消" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await editor(1)).toHaveValue("没有保存");
});

test("discarding a record's form on the way back drops no value of a cell", async () => {
  const { user, go } = await renderList();
  await user.dblClick(cell(1, "集合名称"));
  await fill(user, await editor(1), "没有保存");
  await user.click(within(rows()[1] ?? firstRow()).getByRole("button", { name: /^编辑/ }));
  const drawer = within(await screen.findByRole("dialog", { name: "编辑集合" }));
  await fill(user, await drawer.findByRole("textbox", { name: /^内容量/ }), "7");
  await go(-1);
  await user.click(await screen.findByRole("button", { name: "放弃内容" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await editor(1)).toHaveValue("没有保存");
});

test("unsaved values of another page are shown above the table, and can be dropped", async () => {
  const { user } = await renderList();
  await user.dblClick(cell(1, "集合名称"));
  await fill(user, await editor(1), "没有保存");
  // Opened and not changed.
  await user.dblClick(cell(2, "集合名称"));
  await editor(2);
  await user.click(button("下一页"));
  expect(await screen.findByText("有 1 处未保存的修改未显示在本页")).toBeVisible();
  await user.click(button("上一页"));
  expect(await editor(1)).toHaveValue("没有保存");
  expect(screen.queryByText(/未显示在本页/)).toBeNull();
  await user.click(button("下一页"));
  await user.click(await screen.findByRole("button", { name: "放弃修改" }));
  await waitFor(() => expect(screen.queryByText(/未显示在本页/)).toBeNull());
  expect(unsavedScreens({})).toEqual([]);
  expect(screen.getByRole("region", { name: "集合列表" })).toHaveFocus();
  await user.click(button("上一页"));
  await waitFor(() => expect(rows()).toHaveLength(10));
  expect(within(cell(1, "集合名称")).queryByRole("textbox")).toBeNull();
});

test("nothing is left unsaved of a record that was deleted", async () => {
  const { user } = await renderList();
  await user.dblClick(cell(1, "集合名称"));
  await fill(user, await editor(1), "没有保存");
  await user.click(within(firstRow()).getByRole("button", { name: /^更多操作/ }));
  await user.click(await screen.findByRole("menuitem", { name: "删除" }));
  await waitFor(() => expect(rows()).toHaveLength(9));
  // An undo would bring it back.
  expect(unsavedScreens({})).toEqual(["SearchTable"]);
  await act(async () => deletionsOf(policies).flush());
  await expectTotal("共 54 条");
  expect(unsavedScreens({})).toEqual([]);
});

test("a cell whose record is gone leaves the focus in the next row", async () => {
  const { user } = await renderList();
  await deletePolicies({ body: { ids: [55] } });
  await user.dblClick(cell(1, "集合名称"));
  await fill(user, await editor(1), "没有保存");
  await user.keyboard("{Enter}");
  await expectFailureToast("集合不存在");
  await waitFor(() => expect(cell(1, "集合编号")).toHaveTextContent("0054"));
  await waitFor(() => expect(cell(1, "集合名称")).toHaveFocus());
  expect(await screen.findByText("有 1 处未保存的修改未显示在本页")).toBeVisible();
});

test("unsaved values of a column that is hidden are shown above the table", async () => {
  const { user } = await renderList();
  await user.dblClick(cell(1, "内容量"));
  const form = await waitFor(() => within(cell(1, "内容量")).getByRole("form", { name: /^编辑/ }));
  await fill(user, within(form).getByRole("textbox"), "321");
  await user.click(button("列设置"));
  await user.click(await screen.findByRole("checkbox", { name: "显示内容量" }));
  expect(await screen.findByText("有 1 处未保存的修改未显示在本页")).toBeVisible();
});

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
