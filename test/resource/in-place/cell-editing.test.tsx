import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { faults, server } from "#mocks/node";
import { queryClient } from "~/api/client/query-client";
import { unsavedScreens } from "~/features/drafts/drafts";
import { recordBodies } from "../../support/client";
import { deferred } from "../../support/deferred";
import { fill } from "../../support/page-parts";
import { cell, focusCell } from "../../support/render-books";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { expectTotal } from "../../support/search-table";

setUpScreens();

const FIRST = "PATCH /api/list/policy/55";
const PATCH = "PATCH /api/list/policy/:id";

async function renderList(as: "admin" | "user" = "admin", at = "") {
  const rendered = await renderScreen("SearchTable", { as, at });
  await expectTotal("共 55 条");
  return rendered;
}
/** The form in a cell, once its code is loaded. */
const editor = (position: number, header: string) =>
  waitFor(() => within(cell(position, header)).getByRole("form", { name: /^编辑/ }));
const input = async (position: number, header: string, role = "textbox") =>
  within(await editor(position, header)).getByRole(role);
const isClosed = (position: number, header: string) =>
  waitFor(() => expect(within(cell(position, header)).queryByRole("form")).toBeNull());

test("Enter edits a cell and saves its field alone, and the focus is in the cell again", async () => {
  const { user } = await renderList();
  const bodies = recordBodies(FIRST);
  focusCell(1, "内容量");
  await user.keyboard("{Enter}");
  const field = await input(1, "内容量");
  expect(field).toHaveFocus();
  await user.keyboard("77");
  // As Safari ends a composition.
  fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
  expect(field).toBeVisible();
  expect(field).not.toHaveAttribute("readonly");
  expect(bodies).toEqual([]);
  await user.keyboard("{Enter}{Enter}");
  await isClosed(1, "内容量");
  expect(cell(1, "内容量")).toHaveTextContent(/^77$/);
  expect(cell(1, "内容量")).toHaveFocus();
  expect(bodies).toEqual([{ count: 77 }]);
});

test("a double click edits a cell, and Escape goes back without a request", async () => {
  const { user } = await renderList();
  const before = cell(1, "集合名称").textContent;
  const bodies = recordBodies(FIRST);
  await user.dblClick(cell(1, "集合名称"));
  await fill(user, await input(1, "集合名称"), "别的名称");
  expect(unsavedScreens({})).toEqual(["SearchTable"]);
  await user.keyboard("{Escape}");
  await isClosed(1, "集合名称");
  expect(cell(1, "集合名称")).toHaveTextContent(before ?? "");
  expect(cell(1, "集合名称")).toHaveFocus();
  expect(unsavedScreens({})).toEqual([]);
  // Nothing was changed, and nothing is sent.
  await user.keyboard("{F2}");
  await input(1, "集合名称");
  await user.keyboard("{Enter}");
  await isClosed(1, "集合名称");
  expect(bodies).toEqual([]);
});

test("a cell that was not changed closes when the focus leaves it, and a half-filled one stays open", async () => {
  const { user } = await renderList();
  await user.dblClick(cell(1, "集合名称"));
  await input(1, "集合名称");
  await user.dblClick(cell(2, "集合名称"));
  await isClosed(1, "集合名称");
  await fill(user, await input(2, "集合名称"), "别的名称");
  await user.dblClick(cell(3, "集合名称"));
  await input(3, "集合名称");
  await user.click(screen.getByRole("heading", { level: 1 }));
  await isClosed(3, "集合名称");
  expect(await input(2, "集合名称")).toHaveValue("别的名称");
});

test("a rule refuses a value in its cell before it is sent", async () => {
  const { user } = await renderList();
  const bodies = recordBodies(FIRST);
  focusCell(1, "内容量");
  await user.keyboard("{Enter}");
  const field = await input(1, "内容量");
  await user.keyboard("2.5{Tab}");
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/应为 0 或正整数/);
  expect(bodies).toEqual([]);
});

test("Tab saves and edits the next cell, and Shift and Tab the one before", async () => {
  const { user } = await renderList();
  const bodies = recordBodies(FIRST);
  focusCell(1, "集合名称");
  await user.keyboard("{Enter}");
  await fill(user, await input(1, "集合名称"), "新的名称");
  await user.keyboard("{Tab}");
  expect(await input(1, "内容体裁", "combobox")).toHaveFocus();
  await isClosed(1, "集合名称");
  expect(cell(1, "集合名称")).toHaveTextContent("新的名称");
  expect(bodies).toEqual([{ name: "新的名称" }]);
  await user.keyboard("{Shift>}{Tab}{/Shift}");
  expect(await input(1, "集合名称")).toHaveFocus();
  await isClosed(1, "内容体裁");
  expect(bodies).toHaveLength(1);
});

test("a choice is saved as soon as it is chosen", async () => {
  const { user } = await renderList();
  const bodies = recordBodies(FIRST);
  focusCell(1, "筛选方式");
  await user.keyboard("{Enter}");
  await editor(1, "筛选方式");
  const other = cell(1, "筛选方式").querySelector("input")?.value === "规则筛选" ? "人工筛选" : "规则筛选";
  await user.click(await screen.findByRole("option", { name: other }));
  await isClosed(1, "筛选方式");
  expect(bodies).toEqual([{ filterType: other === "规则筛选" ? "rules" : "artificial" }]);
  expect(cell(1, "筛选方式")).toHaveTextContent(other);
  expect(cell(1, "筛选方式")).toHaveFocus();
});

test("a refusal stays in the cell with what was typed until the next try", async () => {
  const { user } = await renderList();
  const before = cell(1, "内容量").textContent ?? "";
  faults.set(PATCH, { kind: "code", code: 50000, message: "名额已满" });
  focusCell(1, "内容量");
  await user.keyboard("{Enter}");
  const field = await input(1, "内容量");
  await user.keyboard("77{Enter}");
  const form = await editor(1, "内容量");
  expect(await within(form).findByText("名额已满")).toBeVisible();
  expect(field).toHaveValue("77");
  expect(field).toHaveFocus();
  await user.keyboard("{Escape}");
  await isClosed(1, "内容量");
  expect(cell(1, "内容量")).toHaveTextContent(before);
});

test("a write without an answer says that it may have been saved", async () => {
  const { user } = await renderList();
  faults.set(PATCH, { kind: "drop" });
  focusCell(1, "内容量");
  await user.keyboard("{Enter}");
  await input(1, "内容量");
  await user.keyboard("77{Enter}");
  const alert = await within(await editor(1, "内容量")).findByRole("alert", { name: "结果未知" });
  expect(alert).toHaveTextContent("可能已经保存");
});

test("what is typed while a save runs is kept", async () => {
  const { user } = await renderList();
  const response = deferred<void>();
  server.use(http.patch("*/api/list/policy/55", () => response.promise.then(() => undefined)));
  focusCell(1, "集合名称");
  await user.keyboard("{Enter}");
  const field = await input(1, "集合名称");
  await fill(user, field, "一");
  await user.keyboard("{Enter}二");
  response.resolve();
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(await input(1, "集合名称")).toHaveValue("一二");
  expect(field).toHaveFocus();
});

test("a half-filled cell is there again with its value when the list is visited again", async () => {
  const { user, reload } = await renderList();
  focusCell(1, "集合名称");
  await user.keyboard("{Enter}");
  await fill(user, await input(1, "集合名称"), "半份");
  await user.click(screen.getByRole("button", { name: "刷新" }));
  expect(await input(1, "集合名称")).toHaveValue("半份");
  await reload();
  await expectTotal("共 55 条");
  expect(await input(1, "集合名称")).toHaveValue("半份");
});

test("without the permission, and for a field without a form, Enter opens the record", async () => {
  const { user } = await renderList("user");
  expect(cell(1, "集合名称")).not.toHaveAttribute("aria-readonly");
  await user.dblClick(cell(1, "集合名称"));
  expect(within(cell(1, "集合名称")).queryByRole("textbox")).toBeNull();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("dialog", { name: "集合详情" })).toBeVisible();
});

test("a cell that cannot be changed says so, and Enter opens its record", async () => {
  const { user } = await renderList();
  expect(cell(1, "创建时间")).toHaveAttribute("aria-readonly", "true");
  expect(cell(1, "内容量")).not.toHaveAttribute("aria-readonly");
  focusCell(1, "创建时间");
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("dialog", { name: "集合详情" })).toBeVisible();
});
