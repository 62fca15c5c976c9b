import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { LOCALES } from "~/config/locales";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "../fixtures";
import { button, fillFirstStep, fillSecondStep } from "../forms";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const THEMES_AND_LOCALES = ["light", "dark"].flatMap((theme) => LOCALES.map((locale) => ({ theme, locale })));
const submit = (page: Page) => page.locator("form [type=submit]");

async function expectNoFindings(page: Page, place: string) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => [id, target]));
  expect(found, place).toEqual([]);
}

for (const { theme, locale } of THEMES_AND_LOCALES) {
  test(`axe finds nothing in the forms, ${theme}, ${locale}`, async ({ page, open }) => {
    test.slow();
    const stored = { "arco-theme": theme, "arco-locale": locale };
    await open(pathTo("Group"), { as: "admin", stored });
    await expect(submit(page)).toBeVisible();
    await expectNoFindings(page, "group form");
    await submit(page).click();
    await expect(page.locator("[data-path$='rate.default']")).toBeFocused();
    await expectNoFindings(page, "group form, a wrong default");
    await page.goto(pathTo("Step"));
    await submit(page).click();
    await expect(page.locator("[data-path$=activityName]")).toBeFocused();
    await expectNoFindings(page, "step form, all wrong");
    await page.keyboard.type("a");
    await page.locator("aside").getByRole("link").first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoFindings(page, "the question");
  });
}

test("axe finds nothing in the second and the third step of the step form", async ({ page, open }) => {
  await open(pathTo("Step"), { as: "admin" });
  await fillFirstStep(page);
  await button(page, "下一步").click();
  await fillSecondStep(page);
  await expectNoFindings(page, "second");
  await button(page, "提交").click();
  await expect(button(page, "查看详情")).toBeVisible();
  await expectNoFindings(page, "third");
  await button(page, "查看详情").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoFindings(page, "details");
});
