import { readFile } from "node:fs/promises";
import { users } from "#mocks/data/users";
import { expect, test } from "../fixtures";
import { bulkActions, columnHeaders, PATH, rows, table, total } from "../search-table";
import { tabTo } from "../support";
import { expectToast } from "../toasts";

test("columns can be moved, hidden and pinned by keyboard, stay so over a reload, and can be reset", async ({
  page,
  open,
}) => {
  await open(PATH, { as: "user" });
  await expect(columnHeaders(page)).toHaveCount(9);
  await page.getByRole("button", { name: "列设置" }).press("Enter");
  const handle = page.getByRole("button", { name: "移动序号" });
  await handle.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText(/序号.*第 1 列。/)).toBeAttached();
  // dnd-kit measures the places after it has announced the lift, and does not move a column before that.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("序号移到第 2 列。")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(columnHeaders(page).nth(1)).toHaveText("序号");
  await page.getByRole("checkbox", { name: "显示筛选方式" }).press("Space");
  await expect(columnHeaders(page)).toHaveCount(8);
  await page.getByRole("button", { name: "状态固定在左侧" }).press("Enter");
  await expect(columnHeaders(page).first()).toHaveText("状态");
  await page.reload();
  await expect(columnHeaders(page)).toHaveText([
    /状态/,
    /集合编号/,
    /序号/,
    /集合名称/,
    /内容体裁/,
    /内容量/,
    /创建时间/,
    /操作/,
  ]);
  await page.getByRole("button", { name: "列设置" }).click();
  await page.getByRole("button", { name: "恢复默认" }).click();
  await expect(columnHeaders(page)).toHaveCount(9);
  await expect(columnHeaders(page).first()).toHaveText("序号");
});

test("a column can be dragged to another position", async ({ page, open }) => {
  await open(PATH, { as: "user" });
  await page.getByRole("button", { name: "列设置" }).click();
  const box = async (name: string) => {
    const found = await page.getByRole("button", { name }).boundingBox();
    if (!found) throw new Error(`${name} is not drawn`);
    const { x, y, width, height } = found;
    return { x: x + width / 2, y: y + height / 2 };
  };
  await expect(page.getByRole("button", { name: "移动内容量" })).toBeVisible();
  const [from, to] = [await box("移动内容量"), await box("移动序号")];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 20, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await expect(page.getByText("内容量移到第 1 列。")).toBeAttached();
  await page.mouse.up();
  await expect(columnHeaders(page).first()).toHaveText("内容量");
});

test("a broken stored setting does no harm, and the density is stored", async ({ page, open }) => {
  await open(PATH, {
    as: "user",
    stored: {
      "list-preferences:policies": JSON.stringify([
        [users.user.accountId, { version: 9, density: "mini", columns: [{ id: 7 }] }],
      ]),
    },
  });
  await expect(columnHeaders(page)).toHaveCount(9);
  await expect(table(page)).toHaveAttribute("data-density", "mini");
  await page.getByRole("button", { name: "密度" }).click();
  await page.getByRole("menuitem", { name: "偏大" }).click();
  await page.reload();
  await expect(table(page)).toHaveAttribute("data-density", "large");
});

test("views can be saved, applied, shared and deleted", async ({ page, open, context, site, toasts }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(`${PATH}?status=offline&sort=-count`, { as: "user" });
  const views = page.getByRole("button", { name: "视图", exact: true });
  await views.click();
  await page.getByLabel("视图名称").fill("下线的");
  await page.getByRole("button", { name: "保存当前条件和列" }).click();
  await expect(page.getByRole("button", { name: "应用视图 下线的" })).toBeVisible();
  await page.getByRole("button", { name: "保存当前条件和列" }).click();
  // The second press of a double click is no try to save a view without a name.
  await expect(page.getByText("请填写视图名称")).toHaveCount(0);
  await page.getByLabel("视图名称").fill(" ");
  await page.getByRole("button", { name: "保存当前条件和列" }).click();
  await expect(page.getByText("请填写视图名称")).toBeVisible();
  await page.getByRole("button", { name: "管理视图 下线的" }).click();
  await page.getByRole("button", { name: "复制链接：视图 下线的" }).click();
  await expectToast(toasts, "链接已复制");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${site.url}${PATH}?status=offline&sort=-count`,
  );
  await page.goto(PATH);
  await views.click();
  await page.getByRole("button", { name: "应用视图 下线的" }).click();
  await expect(page).toHaveURL(`${PATH}?status=offline&sort=-count`);
  await views.click();
  await page.getByRole("button", { name: "管理视图 下线的" }).click();
  await page.getByRole("button", { name: "删除视图 下线的" }).click();
  await page.getByRole("button", { name: "删除", exact: true }).click();
  await expect(page.getByText("还没有保存的视图")).toBeVisible();
});

test("downloads all matching rows as CSV", async ({ page, open }) => {
  await open(`${PATH}?status=offline`, { as: "user" });
  await expect(total(page)).toHaveText(/共 \d+ 条/);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "下载" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^集合列表-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), "utf-8");
  const lines = text.split("\r\n");
  expect(text.startsWith("\uFEFF集合编号,集合名称,内容体裁")).toBe(true);
  await expect(total(page)).toHaveText(`共 ${lines.length - 1} 条`);
  expect(lines.slice(1).every((line) => line.endsWith("已下线"))).toBe(true);
});

test("a long download can be cancelled", async ({ page, open, backend, toasts }) => {
  await open(PATH, { as: "user" });
  await expect(rows(page)).toHaveCount(10);
  backend.faults.set("GET /api/list/policy", { kind: "silent" });
  await page.getByRole("button", { name: "下载" }).click();
  const dialog = page.getByRole("dialog", { name: "下载集合列表" });
  await expect(dialog.getByText(/^正在读取/)).toBeVisible();
  await expect(dialog.getByRole("progressbar")).toBeAttached();
  await dialog.getByRole("button", { name: "取消" }).click();
  await expect(dialog).toBeHidden();
  await expectToast(toasts, "已取消下载");
});

test("checks an imported file cell by cell, and imports its valid rows", async ({ page, open, toasts }) => {
  await open(PATH, { as: "admin" });
  await page.getByRole("button", { name: "批量导入" }).click();
  const drawer = page.getByRole("dialog", { name: "批量导入集合" });
  const choose = async (name: string, buffer: Buffer) => {
    await drawer.locator("input[type=file]").setInputFiles({ name, mimeType: "text/csv", buffer });
  };
  await choose("picture.csv", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]));
  await expect(drawer.getByText("这不是文本文件")).toBeVisible();
  await choose("other.csv", Buffer.from("名字,状态\n好,已上线"));
  await expect(drawer.getByText("缺少这些列：集合名称、内容体裁、筛选方式、内容量")).toBeVisible();
  const text = [
    "集合名称,内容体裁,筛选方式,内容量,状态",
    "导入的集合一,图文,规则筛选,12,已上线",
    ",图文,规则筛选,-1,已上线",
    "导入的集合二,横版短视频,人工筛选,0,已下线",
  ].join("\r\n");
  await choose("policies.csv", Buffer.from(`\uFEFF${text}`));
  await expect(drawer.getByRole("status").filter({ hasText: "3 行" })).toContainText("2 行可导入 1 行有误");
  await expect(drawer.getByRole("table", { name: "错误" }).locator("tbody tr")).toHaveText([
    "3集合名称（空）请填写集合名称",
    /^3内容量/,
  ]);
  await drawer.getByRole("button", { name: "导入 2 行" }).click();
  // The refused row stays, to be corrected.
  await expect(drawer.getByRole("status").filter({ hasText: "0 行可导入" })).toContainText("1 行有误");
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expectToast(toasts, "已导入 2 个集合");
  await expect(rows(page).first()).toContainText("导入的集合二");
  await expect(total(page)).toHaveText("共 57 条");
});

test("filters, sorts, selects and bulk changes without a mouse", async ({ page, open, backend, toasts }) => {
  await open(PATH, { as: "admin" });
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole("textbox", { name: "集合编号" }).focus();
  await page.keyboard.type("JH2026");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${PATH}?number=JH2026`);
  await tabTo(page, rows(page).first().getByRole("gridcell").nth(1));
  await page.keyboard.press("ArrowUp");
  for (let column = 1; column < 6; column += 1) await page.keyboard.press("ArrowRight");
  await expect(table(page).getByRole("button", { name: "内容量" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").getByText(/按内容量降序/)).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  const offline = bulkActions(page).getByRole("button", { name: "下线" });
  await offline.focus();
  await page.keyboard.press("Enter");
  await expectToast(toasts, "已下线 1 个集合");
  expect(backend.requests.filter(({ method }) => method === "PATCH")).toHaveLength(1);
});
