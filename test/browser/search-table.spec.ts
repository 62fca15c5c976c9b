import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { PATH, rows, table, total } from "./search-table";
import { receivedCalls } from "./support";

const form = (page: Page) => page.getByRole("region", { name: "筛选条件" });
const chips = (page: Page) => page.getByRole("list", { name: "已选条件" });
const submit = (page: Page) => page.getByRole("button", { name: "查询", exact: true });

test("keeps filters, order, page size and page in the address, and back and forward restore them exactly", async ({
  page,
  open,
}) => {
  await open(PATH, { as: "user" });
  await expect(total(page)).toHaveText("共 55 条");
  await form(page).getByLabel("集合名称").fill("城市");
  await form(page).getByLabel("集合名称").press("Enter");
  await expect(page).toHaveURL(`${PATH}?name=${encodeURIComponent("城市")}`);
  await expect(total(page)).toHaveText("共 4 条");
  await expect(form(page).getByLabel("集合名称")).toBeFocused();

  await form(page).getByRole("textbox", { name: "状态" }).click();
  await page.getByRole("option", { name: "已上线" }).click();
  await submit(page).click();
  await expect(page).toHaveURL(/status=online/);
  await expect(chips(page).getByRole("listitem")).toHaveCount(3);
  await chips(page).getByRole("button", { name: "移除条件 集合名称：城市" }).click();
  await expect(page).toHaveURL(`${PATH}?status=online`);
  await expect(form(page).getByLabel("集合名称")).toHaveValue("");

  const count = table(page).getByRole("columnheader", { name: "内容量" });
  await count.getByRole("button").click();
  await expect(count).toHaveAttribute("aria-sort", "descending");
  await expect(page).toHaveURL(`${PATH}?status=online&sort=-count`);
  await page.getByRole("textbox", { name: "每页条数" }).click();
  await page.getByRole("option", { name: "20 条/页" }).click();
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole("button", { name: "第 2 页" }).click();
  await expect(page).toHaveURL(`${PATH}?current=2&pageSize=20&status=online&sort=-count`);

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`${PATH}?status=online&sort=-count`);
  await expect(rows(page)).toHaveCount(10);
  await page.goForward();
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole("button", { name: "重置" }).click();
  await expect(page).toHaveURL(`${PATH}?pageSize=20&sort=-count`);
  await expect(form(page).getByRole("textbox", { name: "状态" })).toHaveValue("");
});

test("a deletion is sent when its page is left before the undo has run out", async ({ page, open, backend }) => {
  await open(PATH, { as: "admin" });
  await expect(total(page)).toHaveText("共 55 条");
  await rows(page)
    .first()
    .getByRole("button", { name: /^更多操作/ })
    .click();
  await page.getByRole("menuitem", { name: "删除" }).click();
  await expect(total(page)).toHaveText("共 54 条");
  await page.goto("about:blank");
  await expect.poll(() => receivedCalls(backend).filter((call) => call.startsWith("DELETE"))).toHaveLength(1);
  await open(PATH, { as: "admin" });
  await expect(total(page)).toHaveText("共 54 条");
});

test("all columns fit a page of 1440 px with a scrollbar, since a table that scrolls sideways is slow to paint", async ({
  page,
  open,
}) => {
  const scrollbar = 17;
  await page.setViewportSize({ width: 1440 - scrollbar, height: 900 });
  await open(PATH, { as: "admin" });
  await expect(rows(page)).toHaveCount(10);
  const overflow = await table(page).evaluate(
    ({ parentElement: area }) => (area?.scrollWidth ?? 0) - (area?.clientWidth ?? 0),
  );
  expect(overflow).toBe(0);
});
