import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { PATH, rows, table, total } from "./search-table";
import { FAILED_CALL } from "./support";

const form = (page: Page) => page.getByRole("region", { name: "筛选条件" });
const chips = (page: Page) => page.getByRole("list", { name: "已选条件" });
const submit = (page: Page) => page.getByRole("button", { name: "查询", exact: true });
const queriesOf = (requests: { method: string; path: string; query: string }[]) =>
  requests.filter(({ method, path }) => method === "GET" && path === "/api/list/policy").map(({ query }) => query);

test("filters, order, size and page stand in the address; back and forward are exact", async ({ page, open }) => {
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

test("a wrong address is repaired, a page behind the last is the last", async ({ page, open }) => {
  await open(`${PATH}?current=x&pageSize=7&sort=price&name=${"x".repeat(3000)}&name=b`, { as: "user" });
  await expect(page).toHaveURL(`${PATH}?name=${"x".repeat(100)}`);
  await expect(page.getByText("没有符合条件的数据")).toBeVisible();
  await page.getByRole("button", { name: "清除筛选" }).last().click();
  await expect(total(page)).toHaveText("共 55 条");
  await page.goto(`${PATH}?current=999`);
  await expect(page).toHaveURL(`${PATH}?current=6`);
  await expect(rows(page)).toHaveCount(5);
  await page.getByLabel("跳至页码").fill("3");
  await page.getByLabel("跳至页码").press("Enter");
  await expect(page).toHaveURL(`${PATH}?current=3`);
  await expect(page.getByRole("button", { name: "第 3 页" })).toHaveAttribute("aria-current", "page");
});

test("days are typed or picked; what is no day is said", async ({ page, open, backend }) => {
  await open(PATH, { as: "user" });
  await expect(total(page)).toBeVisible();
  const from = page.getByLabel("创建时间 开始日期");
  await from.fill("2026/8/5");
  await from.press("Enter");
  await expect(page).toHaveURL(`${PATH}?createdFrom=2026-08-05`);
  await from.fill("31.2.");
  await from.press("Enter");
  await expect(page.getByText("日期应为")).toBeVisible();
  await expect(from).toBeFocused();
  await page.getByRole("button", { name: "重置" }).click();
  await expect(page).toHaveURL(PATH);
  await page.getByRole("button", { name: "打开日历" }).press("Enter");
  await page.getByRole("button", { name: "近 30 天" }).press("Enter");
  await expect(page.getByRole("button", { name: "打开日历" })).toBeFocused();
  await submit(page).click();
  await expect(page).toHaveURL(/createdFrom=\d{4}-\d\d-\d\d&createdTo=\d{4}-\d\d-\d\d$/);
  await expect(chips(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(queriesOf(backend.requests).at(-1)).toContain("createdTo=");
});

test("the list loads, fails, is tried again and is empty, each by itself", async ({ page, open, backend, allow }) => {
  allow(FAILED_CALL);
  backend.faults.set("GET /api/list/policy", { kind: "status", status: 500 });
  await open(PATH, { as: "user" });
  await expect(submit(page)).toBeVisible();
  const again = page.getByRole("region", { name: "集合列表" }).getByRole("button", { name: "重试" });
  await expect(again).toBeVisible();
  backend.faults.set("GET /api/list/policy", {
    kind: "json",
    text: '{"status":"success","code":200,"data":{"list":[],"total":0}}',
  });
  await again.click();
  await expect(page.getByText("暂无数据")).toBeVisible();
  backend.faults.clear();
  // An answer is reused for 900 ms: a press too soon shows the same once more.
  await expect(async () => {
    await page.getByRole("button", { name: "刷新" }).click();
    await expect(total(page)).toHaveText("共 55 条", { timeout: 1000 });
  }).toPass();
});
