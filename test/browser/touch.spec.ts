import { LOCALES } from "~/config/locales";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "./fixtures";
import { PATH } from "./search-table";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

const PAGES = [
  [pathTo("Login"), undefined],
  [PATH, "admin"],
  [`${PATH}?edit=54`, "admin"],
  [pathTo("Step"), "admin"],
  [pathTo("Group"), "admin"],
  [pathTo("Setting"), "admin"],
  [pathTo("Message"), "admin"],
] as const;

test("what is touched is 40 px high, and no field is zoomed into", { tag: "@proof" }, async ({ page, open }) => {
  for (const [path, as] of PAGES) {
    await open(path, { as });
    const fields = page.locator("input:not([type=checkbox], [type=radio], [type=hidden], [type=file]), textarea");
    await expect(fields.filter({ visible: true }).first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    const styles = await fields.filter({ visible: true }).evaluateAll((all) =>
      all.map((field) => ({
        name: field.getAttribute("aria-label") ?? field.id,
        fontSize: parseFloat(getComputedStyle(field).fontSize),
        height: field.getBoundingClientRect().height,
      })),
    );
    for (const { name, fontSize } of styles) expect(fontSize, `${path} ${name}`).toBeGreaterThanOrEqual(16);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      path,
    ).toBe(0);
    const submit = page.locator("main button[type=submit], [role=dialog] button[type=submit]").last();
    if (await submit.isVisible()) expect((await submit.boundingBox())?.height, path).toBeGreaterThanOrEqual(40);
  }
});

for (const locale of LOCALES)
  test(`the longest page size is whole in ${locale}`, { tag: "@proof" }, async ({ page, open }) => {
    await open(`${PATH}?pageSize=100`, { as: "admin", stored: { "arco-locale": locale } });
    const size = page.locator("main nav").getByRole("combobox");
    await expect(size).toHaveValue(/^100 /);
    expect(await size.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
  });
