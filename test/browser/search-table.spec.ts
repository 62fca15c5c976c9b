import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { cutHeaders, PATH, rows, table, total } from "./search-table";

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

  await form(page).getByRole("combobox", { name: "状态" }).click();
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
  await page.getByRole("combobox", { name: "每页条数" }).click();
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
  await expect(form(page).getByRole("combobox", { name: "状态" })).toHaveValue("");
});

for (const { locale, created, buttons, tag } of [
  // English has the longer words.
  { tag: "@proof", locale: "zh-CN", created: /^\d{4}\/\d{2}\/\d{2} 09:00$/, buttons: { 1280: 4, 1440: 4, 1920: 4 } },
  {
    tag: [],
    locale: "en-US",
    created: /^[A-Z][a-z]{2} \d{1,2}, \d{4}, 09:00$/,
    buttons: { 1280: 3, 1440: 3, 1920: 4 },
  },
]) {
  test(`all columns fit a page from 1280 px with a scrollbar beside the menu, headers and times are whole, in ${locale}`, {
    tag,
  }, async ({ page, open }) => {
    const scrollbar = 17;
    const list = page.getByRole("group", { name: /^(集合列表|Collections)$/ });
    const first = list.locator("tbody tr").first();
    const spaceBeside = () =>
      list.evaluate(({ scrollWidth, clientWidth }) => ({ hidden: scrollWidth - clientWidth, shown: clientWidth }));
    await open(PATH, { as: "admin", stored: { "arco-locale": locale, "menu-collapse-narrow": "false" } });
    await expect(list.locator("tbody tr")).toHaveCount(10);
    for (const width of [1280, 1366, 1440, 1920]) {
      for (const taken of [scrollbar, 0]) {
        await page.setViewportSize({ width: width - taken, height: 900 });
        await expect.poll(spaceBeside).toEqual({ hidden: 0, shown: width - taken - 220 - 2 * 41 - 2 });
        expect(await cutHeaders(page)).toEqual([]);
        const time = first.getByText(created);
        expect(await time.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
      }
    }
    await expect(first.getByRole("button")).toHaveCount(buttons[1920]);
    for (const width of [1440, 1280] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(first.getByRole("button")).toHaveCount(buttons[width]);
    }
    await first.getByRole("button").last().click();
    await expect(page.getByRole("menuitem")).toHaveCount(6 - buttons[1280]);
  });
}

test("Escape in the menu of a row gives the focus back to its button each time", async ({ page, open }) => {
  await open(PATH, { as: "admin" });
  await expect(total(page)).toHaveText("共 55 条");
  const openMenu = async (position: number) => {
    const button = rows(page)
      .nth(position)
      .getByRole("button", { name: /^更多操作/ });
    await button.click();
    await expect(page.getByRole("menuitem").first()).toBeFocused();
    return button;
  };
  for (const position of [0, 0, 1, 2]) {
    const button = await openMenu(position);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toBeHidden();
    await expect(button).toBeFocused();
  }
});
