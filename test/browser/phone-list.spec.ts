import type { Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { PATH } from "./search-table";
import { waitUntilLoaded } from "./support";

/** The elements of the content that are wider than their place, but for strips of tabs, which the focus scrolls. */
const sideways = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("main, main :not([role=tablist])")].flatMap((element) => {
      const scrolls = element.tagName === "HTML" || ["auto", "scroll"].includes(getComputedStyle(element).overflowX);
      return scrolls && element.scrollWidth > element.clientWidth ? [`${element.tagName} ${element.className}`] : [];
    }),
  );

const WIDTHS = [390, 320] as const;

/** What has a list of its own, and the rows of it. */
const LISTS = [
  [PATH, "[data-record]"],
  [pathTo("Basic"), "[data-record]"],
  [`${pathTo("Setting")}?tab=certification`, "[data-record]"],
  [pathTo("Workplace"), "[data-record]"],
  [pathTo("Card"), "main li"],
  [pathTo("Message"), "main article"],
] as const;

for (const { locale, tag } of [
  { locale: "zh-CN", tag: "@proof" },
  // It has the longer words.
  { locale: "en-US", tag: [] },
]) {
  test(`lists do not scroll sideways at 390 nor at 320 px, in ${locale}`, { tag }, async ({ page, open }) => {
    for (const [path, row] of LISTS) {
      await page.setViewportSize({ width: WIDTHS[0], height: 844 });
      await open(path, { as: "admin", stored: { "arco-locale": locale } });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        await expect(page.locator(row).filter({ visible: true }).first()).toBeVisible();
        expect(await sideways(page), `${path}, ${width} px`).toEqual([]);
      }
    }
  });
}

test("axe finds nothing in rows that are only read on a phone", { tag: "@proof" }, async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(pathTo("Workplace"), { as: "admin" });
  await expect(page.locator("[data-record]:visible").last()).toBeVisible();
  await waitUntilLoaded(page);
  await expectAccessible(page, "rows to read");
});

test("each line of a row's facts begins below the title, with no separator at its start or end", {
  tag: "@proof",
}, async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(pathTo("Basic"), { as: "admin", stored: { "arco-locale": "en-US" } });
  const row = page.locator("[data-record]").filter({ hasText: "Video 001004" });
  const starts = await row.evaluate((node) => {
    const startOf = (text: Node | null) => {
      const range = document.createRange();
      if (text) range.selectNodeContents(text);
      return range.getBoundingClientRect();
    };
    const facts = [...node.querySelectorAll("p > span")].map((fact) => startOf(fact.lastChild));
    const lines = new Map(facts.toReversed().map(({ top, left }) => [top, left]));
    return { title: startOf(node.querySelector("button")).left, lines: [...lines.values()] };
  });
  expect(starts.lines).toHaveLength(2);
  for (const start of starts.lines) expect(start).toBeCloseTo(starts.title, 0);
  // A long first fact is cut, and a short one has its line for itself, so that all rows are equally high.
  const heights = await page
    .locator("[data-record] > p")
    .evaluateAll((facts) => facts.map((one) => Math.round(one.getBoundingClientRect().height)));
  expect(heights).toHaveLength(5);
  expect(new Set(heights).size).toBe(1);
  await expect(row.locator("p")).toHaveCSS("clip-path", /^inset\(0px 0px 0px 14px\)$/);
});

test("a toast covers neither the title of the page nor a row", { tag: "@proof" }, async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(PATH, { as: "admin" });
  await page
    .getByRole("button", { name: /^更多操作/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "下线" }).click();
  const toast = page.getByRole("alert").filter({ hasText: "撤销" });
  await expect(toast).toBeVisible();
  const bottom = await toast.evaluate((node) => node.getBoundingClientRect().bottom);
  const title = await page.getByRole("heading", { level: 1 }).evaluate((node) => node.getBoundingClientRect().top);
  expect(bottom).toBeLessThanOrEqual(title);
});

test("after selected rows were deleted on a phone the focus is on the button that deleted them", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(PATH, { as: "admin" });
  await page.getByRole("button", { name: "选择", exact: true }).click();
  await page.locator("[data-record]").first().click();
  const remove = page.getByRole("group", { name: "批量操作" }).getByRole("button", { name: "删除" });
  await remove.click();
  const question = page.getByRole("dialog", { name: "删除集合" });
  await expect(question).toContainText("将删除选中的 1 个集合。删除后");
  await question.getByRole("button", { name: "删除" }).click();
  await expect(question).toBeHidden();
  await expect(remove).toHaveAttribute("aria-disabled", "true");
  await expect(remove).toBeFocused();
});
