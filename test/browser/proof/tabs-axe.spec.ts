import AxeBuilder from "@axe-core/playwright";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "../fixtures";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const TEXTS = {
  "zh-CN": { bar: "标签页", card: "卡片列表", list: "所有标签页" },
  "en-US": { bar: "Tabs", card: "Card list", list: "All tabs" },
} as const;

for (const theme of ["light", "dark"]) {
  for (const locale of ["zh-CN", "en-US"] as const) {
    test(`axe finds nothing in the tabs, their menu and their list, ${theme}, ${locale}`, async ({ page, open }) => {
      const texts = TEXTS[locale];
      const bar = page.getByRole("navigation", { name: texts.bar, exact: true });
      const findings = async () =>
        (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes]);
      await page.setViewportSize({ width: 768, height: 844 });
      await open(pathTo("Workplace"), { as: "admin", stored: { "arco-theme": theme, "arco-locale": locale } });
      for (const path of [pathTo("Card"), pathTo("Step"), pathTo("Info"), pathTo("404")]) {
        await page.goto(path);
        await expect(bar.locator("[aria-current]")).toHaveAttribute("href", path);
      }
      expect(await findings()).toEqual([]);
      await bar.getByRole("link", { name: texts.card }).click({ button: "right" });
      await expect(page.getByRole("menuitem").first()).toBeFocused();
      expect(await findings()).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("menu")).toHaveCount(0);
      await bar.getByRole("button", { name: texts.list }).click();
      await expect(page.getByRole("menuitem", { name: texts.card })).toBeVisible();
      expect(await findings()).toEqual([]);
    });
  }
}
