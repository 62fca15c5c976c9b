import { successWith } from "../../support/success-with";
import { expect, test } from "../fixtures";
import { selectFocusedOption } from "../forms";
import { bulkActions, columnHeaders, PATH, rows, table, total } from "../search-table";
import { chooseInAccountMenu, FAILED_CALL, receivedCalls, tabTo } from "../support";
import { expectToast, FAILURE } from "../toasts";

const GARBAGE = [
  "current=0&pageSize=-1",
  "current=1e9&pageSize=NaN&sort=__proto__",
  "current=999999999",
  "current=1&current=2&status=online&status=offline",
  `name=${encodeURIComponent("😀".repeat(200))}`,
  "name=%F0%9F%98&number=%",
  "name=<script>alert(1)</script>",
  "createdFrom=2026-02-31&createdTo=0000-00-00",
  "createdFrom=2026-12-31&createdTo=2026-01-01",
  "contentType=toString&filterType=constructor",
  "?&&=&==&status",
];

for (const query of GARBAGE) {
  test(`normalizes the address: ${query.slice(0, 40)}`, async ({ page, open }) => {
    await open(`${PATH}?${query}`, { as: "user" });
    await expect(
      total(page)
        .or(page.getByText(/^没有符合条件的/))
        .first(),
    ).toBeVisible();
    await page.waitForLoadState("networkidle");
    const normalized = page.url();
    await page.reload();
    await expect(
      total(page)
        .or(page.getByText(/^没有符合条件的/))
        .first(),
    ).toBeVisible();
    await expect(page).toHaveURL(normalized);
  });
}

test("a refused bulk change keeps the rows, the selection and the server's message", async ({
  page,
  open,
  backend,
  allow,
  toasts,
}) => {
  allow(FAILED_CALL);
  await open(PATH, { as: "user" });
  await chooseInAccountMenu(page, "切换角色：管理员");
  await page.getByLabel("选择本页").press("Space");
  const before = await rows(page).allTextContents();
  await bulkActions(page).getByRole("button", { name: "下线" }).dblclick();
  await expectToast(toasts, FAILURE, "没有权限");
  await expect(rows(page)).toHaveText(before);
  await expect(bulkActions(page)).toContainText("已选 10 项");
  await page.waitForLoadState("networkidle");
  expect(receivedCalls(backend).filter((call) => call.startsWith("PATCH"))).toHaveLength(1);
  await bulkActions(page).getByRole("button", { name: "删除" }).press("Enter");
  await page.getByRole("dialog", { name: "删除集合" }).getByRole("button", { name: "删除" }).press("Enter");
  await expect(page.getByText("本页的记录已删除")).toBeVisible();
  await expect(rows(page)).toHaveText(before);
  await chooseInAccountMenu(page, "切换角色：普通用户");
  await expect(table(page).getByRole("checkbox")).toHaveCount(0);
  await expect(bulkActions(page)).toHaveCount(0);
  await expect(columnHeaders(page)).toHaveCount(9);
});

test("a form that is open when the role is lost shows the server's refusal and keeps its values", async ({
  page,
  open,
  allow,
}) => {
  allow(FAILED_CALL);
  await open(PATH, { as: "user" });
  await chooseInAccountMenu(page, "切换角色：管理员");
  await page.getByRole("button", { name: "新建", exact: true }).press("Enter");
  const drawer = page.getByRole("dialog", { name: "新建集合" });
  await drawer.getByLabel("集合名称").fill("不会成功");
  await tabTo(page, drawer.getByRole("combobox", { name: "内容体裁" }));
  await selectFocusedOption(page, 1);
  await tabTo(page, drawer.getByRole("combobox", { name: "筛选方式" }));
  await selectFocusedOption(page, 1);
  await drawer.getByRole("button", { name: "保存" }).press("Enter");
  await expect(drawer.getByRole("group", { name: "保存失败" })).toContainText("没有权限");
  await expect(drawer.getByLabel("集合名称")).toHaveValue("不会成功");
});

test("hostile text in the rows stays text inside its cells", async ({ page, open, backend }) => {
  const word = `<img src=x onerror="document.title='taken'">${"W".repeat(60)}`;
  const row = { id: 1, number: word, name: word, contentType: "img", filterType: "rules", status: "online" };
  backend.faults.set(
    "GET /api/list/policy",
    successWith({ list: [{ ...row, count: 999_999_999_999, createdTime: "2026-11-21 00:00:00" }], total: 1 }),
  );
  await open(PATH, { as: "admin" });
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("1.0万亿");
  await expect(page.locator("img[src=x]")).toHaveCount(0);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBe(0);
  }
});

test("the menu of a row closes with its page, and the focus of a removed filter stays in the list", async ({
  page,
  open,
}) => {
  await open(`${PATH}?status=online`, { as: "admin" });
  await page.getByRole("button", { name: "第 2 页" }).click();
  await expect(page).toHaveURL(/current=2/);
  const more = rows(page)
    .first()
    .getByRole("button", { name: /^更多操作/ });
  await expect(rows(page).first().getByRole("gridcell", { name: "11", exact: true })).toBeVisible();
  await more.press("Enter");
  await expect(page.getByRole("menuitem", { name: "删除" })).toBeVisible();
  await page.goBack();
  await expect(rows(page).first().getByRole("gridcell", { name: "1", exact: true })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "删除" })).toBeHidden();

  await page.getByRole("button", { name: /^移除条件 状态/ }).press("Enter");
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole("region", { name: "集合列表" })).toBeFocused();
});
