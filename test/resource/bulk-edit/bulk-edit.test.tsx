import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { faults, server } from "#mocks/node";
import { inDialog, isClosed, openCount, renderList, setCount } from "../../support/bulk-edit";
import { fill } from "../../support/page-parts";
import { cell, focusCell, row } from "../../support/render-books";
import { setUpScreens } from "../../support/render-screen";
import { expectNoToast, expectToast } from "../../support/toasts";

setUpScreens();

const PATCH = "PATCH /api/list/policy/:id";

/** The texts of the cells of a table's rows, without its headers. */
const textsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .slice(1)
    .map((one) =>
      within(one)
        .getAllByRole("cell")
        .map((each) => each.textContent),
    );
const changes = async () => textsOf(await (await inDialog()).findByRole("table", { name: "将要保存的变化" }));
const changedBodies = () => {
  const bodies: [string, unknown][] = [];
  const record = async ({ request }: { request: Request }) => {
    const { pathname } = new URL(request.url);
    if (request.method === "PATCH") bodies.push([pathname.split("/").at(-1) ?? "", await request.clone().json()]);
  };
  server.events.on("request:start", record);
  onTestFinished(() => server.events.removeListener("request:start", record));
  return bodies;
};
/** The number of a cell, as it is typed. */
const countOf = (position: number) => (cell(position, "内容量").textContent ?? "").replaceAll(",", "");
const names = (count: number) => Array.from({ length: count }, (_, index) => cell(index + 1, "集合名称").textContent);

test("one field of several records is set after a preview, and the undo gives each its own value back", async () => {
  const { user } = await renderList();
  const before = [1, 3].map(countOf);
  const bodies = changedBodies();
  const [first, , third] = names(3);
  await openCount(user, [1, 3]);
  const form = await setCount(user, "-3");
  expect(form.getByRole("textbox", { name: "内容量" })).toBeInvalid();
  await fill(user, form.getByRole("textbox", { name: "内容量" }), "7770");
  await user.click(form.getByRole("button", { name: "下一步" }));
  // As the list writes them.
  const [firstCount, thirdCount] = [1, 3].map((position) => cell(position, "内容量").textContent);
  expect(await changes()).toEqual([
    [first, "内容量", firstCount, "7,770"],
    [third, "内容量", thirdCount, "7,770"],
  ]);
  expect(bodies).toEqual([]);
  await user.click(form.getByRole("button", { name: /^修改 2 / }));
  await isClosed();
  await expectToast("已修改 2 个集合");
  expect([1, 2, 3].map((position) => cell(position, "内容量").textContent === "7,770")).toEqual([true, false, true]);
  expect(bodies.toSorted()).toEqual([
    ["53", { count: 7770 }],
    ["55", { count: 7770 }],
  ]);
  await user.click(await screen.findByRole("button", { name: "撤销" }));
  await waitFor(() => expect([1, 3].map(countOf)).toEqual(before));
  await expectToast("已撤销，2 个集合恢复了原来的状态");
});

test("a value that all have already is not sent again, and going back keeps what was typed", async () => {
  const { user } = await renderList();
  const bodies = changedBodies();
  await openCount(user, [1]);
  const form = await inDialog();
  // The value that they have in common stands there at first.
  const value = form.getByRole("textbox", { name: "内容量" });
  expect(value).toHaveValue(countOf(1));
  await user.click(form.getByRole("button", { name: "下一步" }));
  expect(form.getByText("选中的记录都已经是这个值，没有要修改的")).toBeVisible();
  // Neither is it if it is typed in another way, first with separators and then in full width.
  const wide = countOf(1).replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
  for (const typed of [cell(1, "内容量").textContent ?? "", wide]) {
    await fill(user, value, typed);
    await user.click(form.getByRole("button", { name: "下一步" }));
    expect(form.getByText("选中的记录都已经是这个值，没有要修改的")).toBeVisible();
  }
  await fill(user, value, "12");
  await user.click(form.getByRole("button", { name: "下一步" }));
  await user.click(await form.findByRole("button", { name: "上一步" }));
  expect(form.getByRole("textbox", { name: "内容量" })).toHaveValue("12");
  expect(bodies).toEqual([]);
});

test("what is refused stays in sight with the reason, and a toast says what was saved", async () => {
  const { user } = await renderList();
  const [first, second] = names(2);
  await openCount(user, [1, 2]);
  const form = await setCount(user, "5");
  faults.set("PATCH /api/list/policy/55", { kind: "code", code: 50000, message: "名额已满" });
  await user.click(await form.findByRole("button", { name: /^修改 2 / }));
  expect(textsOf(await form.findByRole("table", { name: "没有确认保存的记录" }))).toEqual([[first, "名额已满"]]);
  await expectToast("已修改 1 个集合");
  await user.click(form.getByRole("button", { name: "完成" }));
  await isClosed();
  expect(cell(2, "集合名称")).toHaveTextContent(second ?? "");
  expect(cell(2, "内容量")).toHaveTextContent(/^5$/);
  expect(cell(1, "内容量")).not.toHaveTextContent(/^5$/);
});

test("a block from a spreadsheet is pasted from the focused cell on, after a preview", async () => {
  await renderList();
  const bodies = changedBodies();
  const [first, second] = names(2);
  const counts = [1, 2].map(countOf);
  focusCell(1, "内容量");
  fireEvent.paste(cell(1, "内容量"), { clipboardData: { getData: () => "11\n12\n" } });
  expect(await changes()).toEqual([
    [first, "内容量", counts[0], "11"],
    [second, "内容量", counts[1], "12"],
  ]);
  fireEvent.click((await inDialog()).getByRole("button", { name: /^修改 2 / }));
  await isClosed();
  expect([1, 2].map((position) => cell(position, "内容量").textContent)).toEqual(["11", "12"]);
  expect(bodies.map(([id]) => id).toSorted()).toEqual(["54", "55"]);
});

test("a row is pasted from its checkbox on as it was copied, with its position first", async () => {
  await renderList();
  const [first] = names(1);
  within(row(1)).getByRole("checkbox").focus();
  const line = ["1", cell(1, "集合编号").textContent, "新名称"].join("\t");
  fireEvent.paste(document.activeElement ?? document.body, { clipboardData: { getData: () => line } });
  expect(await changes()).toEqual([[first, "集合名称", first, "新名称"]]);
});

test("a pasted cell that cannot be taken is named, and nothing is sent without a confirmation", async () => {
  const { user } = await renderList();
  const bodies = changedBodies();
  focusCell(10, "内容量");
  fireEvent.paste(cell(10, "内容量"), { clipboardData: { getData: () => "many\n3" } });
  const form = await inDialog();
  const problems = await form.findByRole("table", { name: "不能粘贴的单元格" });
  expect(textsOf(problems).map((one) => one.slice(1, 3))).toEqual([["内容量", "many"]]);
  expect(form.getByText("粘贴的内容比本页剩下的行多，最后 1 行没有用上。")).toBeVisible();
  await user.keyboard("{Escape}");
  await isClosed();
  expect(bodies).toEqual([]);
});

test("what is pasted into the column of the buttons has no place, and that is said", async () => {
  const { user } = await renderList();
  focusCell(1, "状态");
  fireEvent.paste(cell(1, "状态"), { clipboardData: { getData: () => "已上线\t多余" } });
  const form = await inDialog();
  expect(await form.findByText("粘贴的内容比右边的列多，最后 1 列没有用上。")).toBeVisible();
  await user.keyboard("{Escape}");
  await isClosed();
});

test("who may not change records is offered neither", async () => {
  await renderList("user");
  expect(screen.queryByRole("button", { name: "修改字段" })).toBeNull();
  focusCell(1, "内容量");
  fireEvent.paste(cell(1, "内容量"), { clipboardData: { getData: () => "11" } });
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a fault of the network for all says so once for each, without a toast for each", async () => {
  const { user } = await renderList();
  await openCount(user, [1, 2]);
  const form = await setCount(user, "5");
  faults.set(PATCH, { kind: "status", status: 403, body: { code: 40300, message: "没有权限", data: null } });
  await user.click(await form.findByRole("button", { name: /^修改 2 / }));
  const refused = textsOf(await form.findByRole("table", { name: "没有确认保存的记录" }));
  expect(refused.map(([, reason]) => reason)).toEqual(["没有权限", "没有权限"]);
  expectNoToast("请求失败");
});
