import type { Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "./fixtures";
import { columnHeaders, cutHeaders, PATH, rows, table } from "./search-table";

const handle = (page: Page, column: string) => page.getByRole("separator", { name: `${column}的列宽` });

async function boxOf(page: Page, column: string) {
  const box = await columnHeaders(page).filter({ hasText: column }).boundingBox();
  if (!box) throw new Error(`${column} is not drawn`);
  return { ...box, right: box.x + box.width };
}

/** Takes the edge of a column and moves it; the button stays down. Returns where the pointer is then. */
async function drag(page: Page, column: string, by: number) {
  const { right, y, height } = await boxOf(page, column);
  const middle = y + height / 2;
  await page.mouse.move(right - 3, middle);
  await page.mouse.down();
  await page.mouse.move(right - 3 + by, middle, { steps: 5 });
}

const close = (value: number) => Math.round(value / 2) * 2;

test("the edge of a column follows the pointer, keeps its width over a reload and fits its cells by a double click", async ({
  page,
  open,
}) => {
  await open(PATH, { as: "admin" });
  await expect(rows(page)).toHaveCount(10);
  const count = await boxOf(page, "内容量");

  await drag(page, "内容量", 80);
  expect(close((await boxOf(page, "内容量")).right - count.right)).toBe(80);
  await page.keyboard.press("Escape");
  expect(await boxOf(page, "内容量")).toEqual(count);
  await page.mouse.up();
  expect(await boxOf(page, "内容量")).toEqual(count);

  await drag(page, "内容量", 60);
  await page.mouse.up();
  await expect(handle(page, "内容量")).toHaveAttribute("aria-valuenow", "146");
  const wider = await boxOf(page, "内容量");
  expect(close(wider.right - count.right)).toBe(60);
  await page.reload();
  await expect(rows(page)).toHaveCount(10);
  expect(close((await boxOf(page, "内容量")).width)).toBe(146);

  // Pinned columns stay beside each other where the table scrolls sideways.
  await page.setViewportSize({ width: 1000, height: 900 });
  const number = handle(page, "集合编号");
  const clipped = () =>
    rows(page).evaluateAll(
      (all) => all.filter(({ children: [, cell] }) => cell && cell.scrollWidth > cell.clientWidth).length,
    );
  await number.press("Home");
  await expect(number).toHaveAttribute("aria-valuenow", "60");
  expect(await clipped()).toBe(10);
  await number.dblclick();
  await expect(number).not.toHaveAttribute("aria-valuenow", "60");
  expect(await clipped()).toBe(0);
  const fitted = await number.getAttribute("aria-valuenow");
  await number.press("Shift+ArrowRight");
  await number.press("Enter");
  await expect(number).toHaveAttribute("aria-valuenow", String(fitted));

  await page.getByRole("button", { name: "列设置" }).click();
  await page.getByRole("checkbox", { name: "显示序号" }).check();
  await page.getByRole("button", { name: "序号固定在左侧" }).click();
  await page.getByRole("button", { name: "集合编号固定在左侧" }).click();
  await page.keyboard.press("Escape");
  await handle(page, "序号").press("Shift+ArrowRight");
  await page.getByRole("group", { name: "集合列表" }).evaluate((area) => area.scrollBy({ left: 500 }));
  const [index, next] = [await boxOf(page, "序号"), await boxOf(page, "集合编号")];
  expect(close(next.x - index.right)).toBe(0);
});

test("a pinned column has an edge only while something lies beneath it", { tag: "@proof" }, async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(PATH, { as: "admin" });
  await expect(columnHeaders(page).last()).toHaveCSS("border-left-color", "rgba(0, 0, 0, 0)");
  const edges = () => table(page).evaluate((node) => getComputedStyle(node, "::before").backgroundSize);
  await expect.poll(edges).toBe("0px 100%, 0px 100%");
  await page.setViewportSize({ width: 800, height: 900 });
  await expect.poll(edges).toBe("0px 100%, 10px 100%");
  await table(page).evaluate((node) => node.parentElement?.scrollTo(2000, 0));
  await expect.poll(edges).toBe("10px 100%, 0px 100%");
});

for (const locale of ["zh-CN", "en-US"]) {
  test(`no header of the other tables is cut, in ${locale}`, { tag: "@proof" }, async ({ page, open }) => {
    for (const name of ["Basic", "Workplace"] as const) {
      await open(pathTo(name), { as: "admin", stored: { "arco-locale": locale, "menu-collapse-narrow": "false" } });
      for (const width of [1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.locator("tbody tr").nth(4)).toBeAttached();
        await expect.poll(() => cutHeaders(page), String(width)).toEqual([]);
      }
    }
  });
}
