import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { bulk, heads, PATH, rows, table, total } from "../search-table";
import { answering, callsTo, chooseInAccountMenu, FAILED_CALL, failureToast, tabTo } from "../support";

const HEADS = "集合名称,内容体裁,筛选方式,内容量,状态";
const GOOD = "龘齉 鎔,图文,规则筛选,12,已上线";
/** A fault in each cell that can have one, and where it must be found. */
const FAULTY = [
  [",图文,规则筛选,1,已上线", "集合名称"],
  [`${"长".repeat(61)},图文,规则筛选,1,已上线`, "集合名称"],
  ["三,图片,规则筛选,1,已上线", "内容体裁"],
  ["四,,规则筛选,1,已上线", "内容体裁"],
  ["五,图文,随机筛选,1,已上线", "筛选方式"],
  ["六,图文,规则筛选,-1,已上线", "内容量"],
  ["七,图文,规则筛选,1.5,已上线", "内容量"],
  ["八,图文,规则筛选,1234567890123,已上线", "内容量"],
  ["九,图文,规则筛选,1,在线吗", "状态"],
  ["十,图文,规则筛选,1,已上线,多", "第 6 列"],
] as const;

const importDrawer = (page: Page) => page.getByRole("dialog", { name: "批量导入集合" });

const ENCODERS = { "UTF-8": (text: string) => Buffer.from(text), GB18030: inGb18030 };

/** Written by what a reader makes of every pair of bytes. */
function inGb18030(text: string): Buffer {
  const decoder = new TextDecoder("gb18030");
  const pairs = new Map<string, number[]>();
  for (let first = 0x81; first <= 0xfe; first += 1) {
    for (let second = 0x40; second <= 0xfe; second += 1) {
      const bytes = [first, second];
      if (second !== 0x7f) pairs.set(decoder.decode(new Uint8Array(bytes)), bytes);
    }
  }
  return Buffer.from([...text].flatMap((letter) => pairs.get(letter) ?? [letter.charCodeAt(0)]));
}

for (const [encoding, encode] of Object.entries(ENCODERS)) {
  test(`a file in ${encoding} with ten faults reports those ten`, async ({ page, open }) => {
    await open(PATH, { as: "admin" });
    await page.getByRole("button", { name: "批量导入" }).press("Enter");
    const drawer = importDrawer(page);
    await expect(drawer.getByRole("button", { name: "选择文件" })).toBeFocused();
    const lines = [HEADS, GOOD, ...FAULTY.map(([line]) => line)];
    const chooser = page.waitForEvent("filechooser");
    await page.keyboard.press("Enter");
    await (await chooser).setFiles({
      name: "集合.csv",
      mimeType: "text/csv",
      buffer: encode(lines.join("\r\n")),
    });
    await expect(drawer.getByText("共 11 行：1 行可以导入，10 行有误，共 10 处错误")).toBeVisible();
    const errors = drawer.getByRole("table", { name: "错误" }).locator("tbody tr");
    await expect(errors).toHaveText(FAULTY.map(([, column], at) => new RegExp(`^${at + 3}${column}`)));
    const send = drawer.getByRole("button", { name: "导入 1 行" });
    await tabTo(page, send);
    await page.keyboard.press("Enter");
    await expect(drawer).toBeHidden();
    await expect(rows(page).first()).toContainText("龘齉 鎔");
    await expect(page.getByRole("button", { name: "批量导入" })).toBeFocused();
  });
}

const GARBAGE = [
  "current=0&pageSize=-1",
  "current=1e9&pageSize=NaN&sort=__proto__",
  "current=999999999",
  "current=1&current=2&status=online&status=offline",
  `name=${"长".repeat(3000)}`,
  `name=${encodeURIComponent("😀".repeat(200))}`,
  "name=%F0%9F%98&number=%",
  "name=<script>alert(1)</script>",
  "createdFrom=2026-02-31&createdTo=0000-00-00",
  "createdFrom=2026-12-31&createdTo=2026-01-01",
  "contentType=toString&filterType=constructor",
  "?&&=&==&status",
];

for (const query of GARBAGE) {
  test(`an address is repaired: ${query.slice(0, 40)}`, async ({ page, open }) => {
    await open(`${PATH}?${query}`, { as: "user" });
    await expect(total(page).or(page.getByText("没有符合条件的数据")).first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    const repaired = page.url();
    await page.reload();
    await expect(total(page).or(page.getByText("没有符合条件的数据")).first()).toBeVisible();
    await expect(page).toHaveURL(repaired);
  });
}

test("a refused change in bulk leaves the rows, the choice and the words of the server", async ({
  page,
  open,
  backend,
  allow,
}) => {
  allow(FAILED_CALL);
  await open(PATH, { as: "user" });
  await chooseInAccountMenu(page, "切换角色：管理员");
  await page.getByLabel("选择本页").press("Space");
  const before = await rows(page).allTextContents();
  await bulk(page).getByRole("button", { name: "下线" }).dblclick();
  await expect(failureToast(page)).toContainText("没有权限");
  await expect(rows(page)).toHaveText(before);
  await expect(bulk(page)).toContainText("已选 10 项");
  await page.waitForLoadState("networkidle");
  expect(callsTo(backend).filter((call) => call.startsWith("PATCH"))).toHaveLength(1);
  await bulk(page).getByRole("button", { name: "删除" }).press("Enter");
  await page.getByRole("dialog", { name: "删除集合" }).getByRole("button", { name: "删除" }).press("Enter");
  await expect(page.getByText("本页的集合已删除")).toBeVisible();
  await expect(rows(page)).toHaveText(before);
  await chooseInAccountMenu(page, "切换角色：普通用户");
  await expect(table(page).getByRole("checkbox")).toHaveCount(0);
  await expect(bulk(page)).toHaveCount(0);
  await expect(heads(page)).toHaveCount(9);
});

test("a form that is open when the role goes says the server's no and keeps what was written", async ({
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
  await tabTo(page, drawer.getByRole("textbox", { name: "内容体裁" }));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await tabTo(page, drawer.getByRole("textbox", { name: "筛选方式" }));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await drawer.getByRole("button", { name: "保存" }).press("Enter");
  await expect(drawer.getByRole("alert")).toContainText("没有权限");
  await expect(drawer.getByLabel("集合名称")).toHaveValue("不会成功");
});

test("hostile words in the rows stay words, in their cells", async ({ page, open, backend }) => {
  const word = `<img src=x onerror="document.title='taken'">${"W".repeat(60)}`;
  const row = { id: 1, number: word, name: word, contentType: "img", filterType: "rules", status: "online" };
  backend.faults.set(
    "GET /api/list/policy",
    answering({ list: [{ ...row, count: 999_999_999_999, createdTime: "2026-11-21 00:00:00" }], total: 1 }),
  );
  await open(PATH, { as: "admin" });
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("999,999,999,999");
  await expect(page.locator("img[src=x]")).toHaveCount(0);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBe(0);
  }
});
