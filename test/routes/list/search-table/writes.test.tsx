import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { faults } from "#mocks/node";
import { pathTo } from "~/navigation/paths";
import { recordBodies } from "../../../support/client";
import { setTestClock } from "../../../support/clock";
import { button, chooseInAccountMenu, fill } from "../../../support/page-parts";
import { renderScreen, setUpScreens } from "../../../support/render-screen";
import { expectTotal, firstRow, rows } from "../../../support/search-table";
import { clearFailureToasts, expectFailureToast, expectToast } from "../../../support/toasts";

setUpScreens();

const drawer = async (name: string) => within(await screen.findByRole("dialog", { name }));
async function choose(user: UserEvent, list: HTMLElement, option: string) {
  await user.click(list);
  await user.click(await screen.findByRole("option", { name: option }));
}

test("a policy can be created and put on line, and a refusal keeps the filled-in values", async () => {
  const { user } = await renderScreen("SearchTable", { as: "admin" });
  await expectTotal("共 55 条");
  await user.click(button("新建"));
  const create = await drawer("新建集合");
  await user.click(await create.findByRole("button", { name: "保存" }));
  expect(await create.findByText("请填写集合名称")).toBeVisible();
  const name = create.getByRole("textbox", { name: /^集合名称/ });
  await waitFor(() => expect(name).toHaveFocus());
  await fill(user, name, "<b>新的集合</b>");
  await choose(user, create.getByRole("combobox", { name: /^内容体裁/ }), "图文");
  await choose(user, create.getByRole("combobox", { name: /^筛选方式/ }), "规则筛选");
  faults.set("POST /api/list/policy", { kind: "code", code: 50000, message: "名额已满" });
  await user.click(create.getByRole("button", { name: "保存" }));
  expect(await create.findByRole("group", { name: "保存失败" })).toHaveTextContent("名额已满");
  expect(name).toHaveValue("<b>新的集合</b>");
  faults.clear();
  await user.click(create.getByRole("button", { name: "保存" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "新建集合" })).toBeNull());
  await waitFor(() => expect(firstRow()).toHaveTextContent("<b>新的集合</b>"));
  await expectTotal("共 56 条");
  await user.click(button("上线 <b>新的集合</b>"));
  await waitFor(() => expect(firstRow()).toHaveTextContent("已上线"));
});

test("a changed policy stays open in its drawer until it is saved", async () => {
  const { user } = await renderScreen("SearchTable", { as: "admin" });
  await expectTotal("共 55 条");
  await user.click(within(firstRow()).getByRole("button", { name: /^编辑/ }));
  const edit = await drawer("编辑集合");
  const count = await edit.findByRole("textbox", { name: /^内容量/ });
  await fill(user, count, "123456789012");
  await user.keyboard("{Escape}");
  const question = await drawer("有未保存的内容");
  await user.click(question.getByRole("button", { name: "继续填写" }));
  expect(count).toHaveValue("123456789012");
  await user.click(edit.getByRole("button", { name: "保存" }));
  await waitFor(() => expect(within(firstRow()).getByTitle("123,456,789,012")).toHaveTextContent("1234.6亿"));
});

test("rows can be selected across pages and put off line in bulk", async () => {
  const { user, address } = await renderScreen("SearchTable", { as: "admin" });
  const bodies = recordBodies("PATCH /api/list/policy");
  await expectTotal("共 55 条");
  await user.click(screen.getByLabelText("选择本页"));
  await user.click(button("第 2 页"));
  await waitFor(() => expect(address()).toBe(`${pathTo("SearchTable")}?current=2`));
  // The address changes before the rows do.
  const choice = () => within(firstRow()).getByRole("checkbox");
  await waitFor(() => expect(choice()).not.toBeChecked());
  await user.click(choice());
  const bar = within(await screen.findByRole("group", { name: "批量操作" }));
  await bar.findByRole("button", { name: "已选 11 项" });
  await user.click(bar.getByRole("button", { name: "下线" }));
  // Rows that are out of sight are asked about.
  const question = await screen.findByRole("dialog", { name: "批量下线" });
  expect(question).toHaveTextContent("将对选中的 7 个集合执行“下线”，其中 7 个不在本页。");
  expect(bodies).toEqual([]);
  await user.click(within(question).getByRole("button", { name: "下线" }));
  await expectToast("已下线 7 个集合，4 个集合无需或不能执行此操作");
  expect(bodies).toEqual([expect.objectContaining({ ids: expect.toSatisfy((ids: number[]) => ids.length === 7) })]);
  // What was done is not offered again.
  await bar.findByRole("button", { name: "已选 4 项" });
});

test("a refusal by the server brings the rows back for an admin on this side only", async () => {
  // Advanced by hand where a toast or the time for undoing has to pass.
  setTestClock();
  const { user } = await renderScreen("SearchTable", { as: "user" });
  await waitFor(() => expect(rows()).toHaveLength(10));
  await chooseInAccountMenu(user, "切换角色：管理员");
  await user.click(await within(firstRow()).findByRole("button", { name: /^下线/ }));
  await expectFailureToast("没有权限");
  await waitFor(() => expect(firstRow()).toHaveTextContent("已上线"));
  await act(() => vi.advanceTimersByTimeAsync(3000));
  await clearFailureToasts();
  await user.click(within(firstRow()).getByRole("button", { name: /^更多操作/ }));
  await user.click(await screen.findByRole("menuitem", { name: "删除" }));
  await waitFor(() => expect(rows()).toHaveLength(9));
  // When the time for undoing is over the deletion is sent, and refused.
  await act(() => vi.advanceTimersByTimeAsync(5000));
  await expectFailureToast("没有权限");
  await waitFor(() => expect(rows()).toHaveLength(10));
});
