import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { pathTo } from "~/navigation/paths";
import { recordQueries } from "../../support/client";
import { exhibits, resetExhibits, VASE, written } from "../../support/exhibits";
import { fill } from "../../support/page-parts";
import { cell, focusCell } from "../../support/render-books";
import { setUpExhibitLists } from "../../support/render-exhibits";
import { renderResource } from "../../support/render-resource";

setUpExhibitLists(resetExhibits);

/** Renders the screen of the invented entity in the place of a real one. */
async function renderExhibits(at = "") {
  const { user, query } = renderResource(exhibits, { as: "admin", at });
  await screen.findByRole("grid", { name: "展品列表" });
  return { user, query };
}
const drawer = async (name: string) => within(await screen.findByRole("dialog", { name }));
/** Saves the form, and waits until it has closed: its toast must not reach another test. */
async function save(user: UserEvent) {
  await user.click(screen.getByRole("button", { name: "保存" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  return written;
}
const rows = () => within(screen.getByRole("grid")).getAllByRole("row").slice(1);

test("a list shows every kind of field", async () => {
  await renderExhibits();
  const [vase, disc] = rows();
  for (const text of ["青铜", "12.5\u00a0kg", "¥1,234.50", "2026/11/21", "外借中", "否", "李明"])
    expect(vase).toHaveTextContent(text.replace("\u00a0", " "));
  expect(within(vase ?? document.body).getByRole("link", { name: "城市夜色" })).toHaveAttribute(
    "href",
    `${pathTo("SearchTable")}?pageSize=100&name=${encodeURIComponent("城市夜色")}&record=55`,
  );
  expect(within(disc ?? document.body).queryByRole("link")).toBeNull();
  expect(disc).toHaveTextContent("https://elsewhere.example/disc.png");
});

test("a range that is typed in the search form is searched for, and is a chip with its unit", async () => {
  const { user, query } = await renderExhibits();
  await fill(user, screen.getByRole("textbox", { name: "估价（CNY） 最小值" }), "1e3");
  await user.click(screen.getByRole("button", { name: "查询" }));
  expect(await screen.findByText("估价应为数字，最多 2 位小数")).toBeDefined();
  await fill(user, screen.getByRole("textbox", { name: "估价（CNY） 最小值" }), " 1,000.0 ");
  await user.click(screen.getByRole("button", { name: "查询" }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(query()).toBe("?priceFrom=1000");
  expect(screen.getByRole("button", { name: "移除条件 估价：不小于 ¥1,000.00" })).toBeDefined();
});

test("a drawer shows every kind of field, a long text in full", async () => {
  await renderExhibits("?record=1");
  const details = await drawer("展品详情");
  for (const label of ["重量", "工艺", "照片", "盘点时间"]) expect(details.getByText(label)).toBeDefined();
  expect(details.getByText(/口沿有损。/).textContent).toBe(VASE.note);
  expect(details.getByRole("img", { name: "照片" })).toBeDefined();
});

test("a form in which nothing was changed sends nothing", async () => {
  const { user } = await renderExhibits("?edit=1");
  await drawer("编辑展品");
  expect(await save(user)).toEqual([]);
});

test("a form of every kind is filled in and sent", async () => {
  const { user } = await renderExhibits("?edit=1");
  const form = await drawer("编辑展品");
  await fill(user, form.getByRole("textbox", { name: /^重量/ }), "2.5");
  await fill(user, form.getByRole("textbox", { name: /^估价/ }), "9.99");
  await fill(user, form.getByRole("textbox", { name: /^入藏日期/ }), "2026/1/2");
  await fill(user, form.getByRole("textbox", { name: /^说明/ }), "新的说明");
  await user.click(form.getByRole("switch", { name: "外借" }));
  await user.click(form.getByRole("textbox", { name: "工艺" }));
  await user.click(await screen.findByRole("option", { name: "雕刻" }));
  expect(await save(user)).toEqual([
    {
      weight: 2.5,
      price: 9.99,
      acquired: "2026-01-02",
      onLoan: false,
      techniques: ["cast", "carved", "gilt"],
      note: "新的说明",
    },
  ]);
});

test("a flag says its own words in its switch, and none without them", async () => {
  const { user } = await renderExhibits("?edit=1");
  const form = await drawer("编辑展品");
  expect(form.getByText("外借中")).toBeVisible();
  await user.click(form.getByRole("switch", { name: "外借" }));
  expect(form.getByText("在馆")).toBeVisible();
  expect(form.queryByText("外借中")).toBeNull();
  expect(form.queryByText("否")).toBeNull();
});

test("a half-filled form keeps the values of every kind while it is closed", async () => {
  const { user } = await renderExhibits("?new");
  const form = await drawer("新建展品");
  await user.click(form.getByRole("switch", { name: "已投保" }));
  await user.click(form.getByRole("textbox", { name: "工艺" }));
  await user.click(await screen.findByRole("option", { name: "鎏金" }));
  cleanup();
  await renderExhibits("?new");
  const again = await drawer("新建展品");
  expect(again.getByRole("switch", { name: "已投保" })).not.toBeChecked();
  expect(again.getByRole("switch", { name: "外借" })).not.toBeChecked();
  await user.click(again.getByRole("textbox", { name: "工艺" }));
  const selected = await screen.findAllByRole("option", { selected: true });
  expect(selected.map(({ textContent }) => textContent)).toEqual(["鎏金"]);
});

test("a day is picked in a calendar", async () => {
  const { user } = await renderExhibits("?edit=1");
  const form = await drawer("编辑展品");
  await user.click(form.getByRole("button", { name: "打开日历" }));
  const calendar = within(await screen.findByRole("dialog", { name: "选择日期" }));
  await user.click(await calendar.findByRole("button", { name: "2026年11月5日星期四" }));
  expect(form.getByRole("textbox", { name: /^入藏日期/ })).toHaveValue("2026-11-05");
  expect(await save(user)).toEqual([{ acquired: "2026-11-05" }]);
});

test("a record of another list is searched while one types, and only its id is sent", async () => {
  const queries = recordQueries("GET /api/list/policy");
  const { user } = await renderExhibits("?edit=1");
  const form = await drawer("编辑展品");
  const reference = form.getByRole("textbox", { name: "所属集合" });
  expect(reference).toHaveValue("城市夜色");
  expect(queries).toEqual([]);
  await fill(user, reference, "地图");
  await waitFor(() => expect(queries.at(-1)).toContain(`name=${encodeURIComponent("地图")}`));
  const [option] = await screen.findAllByRole("option", { name: /地图/ });
  if (!option) throw new Error("Nothing was found");
  const title = option.textContent;
  await user.click(option);
  expect(reference).toHaveValue(title);
  expect(await save(user)).toEqual([{ collection: expect.any(Number) }]);
});

test("a flag is edited in its cell, where there is no text to select", async () => {
  const { user } = await renderExhibits();
  focusCell(1, "外借");
  await user.keyboard("{Enter}");
  const form = await waitFor(() => within(cell(1, "外借")).getByRole("form", { name: /^编辑/ }));
  await waitFor(() => expect(form.contains(document.activeElement)).toBe(true));
  await user.keyboard(" ");
  await waitFor(() => expect(cell(1, "外借")).toHaveTextContent("在馆"));
  expect(written).toEqual([{ onLoan: false }]);
});

test.each(["介绍页", "所属集合"])(
  "F2 leads to the link of the cell %s and back, and Enter edits the cell",
  async (column) => {
    const { user } = await renderExhibits();
    focusCell(1, column);
    await user.keyboard("{F2}");
    expect(within(cell(1, column)).getByRole("link")).toHaveFocus();
    await user.keyboard("{F2}");
    expect(cell(1, column)).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(await within(cell(1, column)).findByRole("textbox")).toBeVisible();
  },
);
