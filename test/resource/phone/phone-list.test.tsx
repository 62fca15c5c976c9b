import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "~/api/client/query-client";
import { policies } from "~/lists/policies";
import type { Page } from "~/resource/resource";
import { button } from "../../support/page-parts";
import { setPageWidth } from "../../support/page-width";
import { renderScreen, setUpScreens } from "../../support/render-screen";

setUpScreens();
let setWidth: (width: number) => void;
beforeEach(() => {
  setWidth = setPageWidth(390);
});

const list = () => screen.findByRole("list", { name: "集合列表" });
const NAME = "城市夜色短视频精选";

async function renderPhone(at = "") {
  const rendered = await renderScreen("SearchTable", { as: "admin", at });
  const items = within(await list()).getAllByRole("listitem");
  return { ...rendered, items };
}

test("a row tells its title, facts and state, opens its record, and has everything else in its menu", async () => {
  const { user, items, address, go } = await renderPhone();
  expect(screen.queryByRole("grid")).not.toBeInTheDocument();
  expect(items[0]).toHaveTextContent(/^城市夜色短视频精选集合编号 JH\d{8}0055内容体裁 图文内容量 613已上线$/);
  const labels = within(await list());
  expect(labels.getAllByText("内容体裁")[0]).toHaveClass("visually-hidden");
  expect(labels.getAllByText("内容量")[0]).not.toHaveClass("visually-hidden");
  await user.click(button(NAME));
  expect(await screen.findByRole("dialog", { name: "集合详情" })).toBeVisible();
  expect(address()).toContain("record=");
  await go(-1);
  await user.click(button(`更多操作 ${NAME}`));
  expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
    "编辑",
    "下线",
    "复制链接",
    "删除",
  ]);
  await user.click(screen.getByRole("menuitem", { name: "编辑" }));
  expect(await screen.findByRole("dialog", { name: "编辑集合" })).toBeVisible();
});

test("selecting is a mode: a tap selects, the bar acts, and leaving it selects nothing", async () => {
  const { user } = await renderPhone();
  await user.click(button("选择"));
  const bar = screen.getByRole("group", { name: "批量操作" });
  expect(within(bar).getByRole("button", { name: "上线" })).toHaveAttribute("aria-disabled");
  await user.click(screen.getByText(NAME));
  expect(screen.getByRole("checkbox", { name: `选择 ${NAME}` })).toBeChecked();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await user.click(screen.getByRole("checkbox", { name: "选择本页" }));
  expect(within(bar).getByText("10")).toBeVisible();
  await user.click(within(bar).getByRole("button", { name: "取消选择" }));
  expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
  expect(policies.listState.get().selected.rows.size).toBe(0);
  expect(button(NAME)).toBeVisible();
});

test("one filter is in view, the others are in a sheet, and the button counts what is searched for", async () => {
  const { user, address } = await renderPhone();
  await user.type(screen.getByRole("textbox", { name: "集合名称" }), "城市{Enter}");
  await waitFor(() => expect(address()).toContain("name="));
  await user.click(await screen.findByRole("button", { name: "筛选 (1)" }));
  const sheet = within(await screen.findByRole("dialog", { name: "筛选条件" }));
  await user.type(sheet.getByRole("textbox", { name: "集合编号" }), "JH");
  await user.click(sheet.getByRole("button", { name: "查询" }));
  expect(await screen.findByRole("button", { name: "筛选 (2)" })).toBeVisible();
  expect(address()).toContain("number=JH&name=");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await user.click(button("筛选 (2)"));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "重置" }));
  expect(await screen.findByRole("button", { name: "筛选" })).toBeVisible();
  expect(screen.getByRole("textbox", { name: "集合名称" })).toHaveValue("");
});

test("a sheet sorts, and sorts no more by the same button", async () => {
  const { user, address } = await renderPhone();
  await user.click(button("排序"));
  await screen.findByRole("dialog", { name: "排序" });
  await user.click(button("内容量 降序"));
  await waitFor(() => expect(address()).toContain("sort=-count"));
  await waitFor(() => expect(button("内容量 降序")).toHaveAttribute("aria-pressed", "true"));
  await user.click(button("创建时间 升序"));
  await waitFor(() => expect(button("创建时间 升序")).toHaveAttribute("aria-pressed", "true"));
  expect(address()).toContain("sort=createdTime");
  await user.click(button("创建时间 升序"));
  await waitFor(() => expect(address()).not.toContain("sort"));
});

test("Space selects a row and leaves the focus on it, also where a button becomes a checkbox and back", async () => {
  const { user } = await renderPhone();
  button(NAME).focus();
  await user.keyboard(" ");
  const checkbox = screen.getByRole("checkbox", { name: `选择 ${NAME}` });
  expect(checkbox).toBeChecked();
  expect(checkbox).toHaveFocus();
  await user.keyboard("{ArrowDown}{ArrowUp}");
  expect(checkbox).toHaveFocus();
});

test("a phone that is turned keeps what is selected and what is being edited, and is printed as a table", async () => {
  const { user } = await renderPhone();
  await user.click(button("选择"));
  await user.click(screen.getByText(NAME));
  act(() => setWidth(844));
  expect(screen.getByRole("checkbox", { name: `选择 ${NAME}` })).toBeChecked();
  await user.click(button(`编辑 ${NAME}`));
  const name = within(await screen.findByRole("dialog", { name: "编辑集合" })).getByLabelText(/集合名称/);
  await user.type(name, "二");
  act(() => setWidth(390));
  expect(name).toBeInTheDocument();
  expect(name).toHaveValue(`${NAME}二`);
  expect(screen.queryByRole("grid", { hidden: true })).not.toBeInTheDocument();
  act(() => void dispatchEvent(new Event("beforeprint")));
  expect(screen.getByRole("grid", { hidden: true })).toBeInTheDocument();
  act(() => void dispatchEvent(new Event("afterprint")));
  expect(screen.queryByRole("grid", { hidden: true })).not.toBeInTheDocument();
});

test("keys move between the rows, select and delete, and the next page comes by a button", async () => {
  const { user, items, address } = await renderPhone();
  const [first, second] = items.map((item) => within(item).getAllByRole("button")[0]);
  act(() => first?.focus());
  await user.keyboard("{ArrowDown}");
  expect(second).toHaveFocus();
  await user.keyboard("{End}{Home} ");
  expect(await screen.findByRole("checkbox", { name: `选择 ${NAME}` })).toBeChecked();
  await user.click(button("取消选择"));
  await user.click(button("下一页"));
  await waitFor(() => expect(address()).toContain("current=2"));
  expect(screen.getByText("/ 6 页")).toBeVisible();
});

test("Escape leaves the renaming of a view, and not the sheet of views", async () => {
  const { user } = await renderPhone();
  await user.click(button("列表工具"));
  await user.click(await screen.findByRole("menuitem", { name: "视图" }));
  await user.type(await screen.findByRole("textbox", { name: "视图名称" }), "甲{Enter}");
  await user.click(await screen.findByRole("button", { name: "管理视图 甲" }));
  await user.click(button("重命名"));
  const name = await screen.findByRole("textbox", { name: "新名称" });
  await user.type(name, "乙{Escape}");
  await waitFor(() => expect(name).not.toBeInTheDocument());
  expect(button("应用视图 甲")).toBeVisible();
});

test("an open menu offers what applies to its record now", async () => {
  const { user } = await renderPhone();
  await user.click(button(`更多操作 ${NAME}`));
  expect(screen.getByRole("menuitem", { name: "下线" })).toBeVisible();
  act(() => {
    queryClient.setQueriesData<Page>({ queryKey: policies.queryKey }, (page) => {
      if (!page) return page;
      return { ...page, list: page.list.map((row) => (row.name === NAME ? { ...row, status: "offline" } : row)) };
    });
  });
  expect(await screen.findByRole("menuitem", { name: "上线" })).toBeVisible();
  expect(screen.queryByRole("menuitem", { name: "下线" })).toBeNull();
});

test("in another order a record is never among the rows twice", async () => {
  // With room for five rows; the others follow them.
  vi.stubGlobal("innerHeight", 480);
  const { user } = await renderPhone("?contentType=verticalVideo&filterType=rules");
  const shown = () =>
    within(screen.getByRole("list", { name: "集合列表" }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(shown()).toHaveLength(7));
  const newestFirst = shown();
  await user.click(button("排序"));
  await screen.findByRole("dialog", { name: "排序" });
  await user.click(button("创建时间 升序"));
  // A key that is there twice is reported on the console, which fails the test.
  await waitFor(() => expect(shown()).toEqual(newestFirst.toReversed()));
});
