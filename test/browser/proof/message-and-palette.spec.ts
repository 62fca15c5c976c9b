import { pathTo } from "~/navigation/paths";
import { expectAccessible } from "../axe";
import { expect, test } from "../fixtures";
import { overflowingTexts } from "../support";
import { keepToasts } from "../toasts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const TEXTS = {
  "zh-CN": {
    centre: "消息中心",
    card: "卡片列表",
    palette: "搜索",
    nothing: /没有找到/,
    todo: /^待办/,
    clear: "清空已读",
    again: "重新显示",
    noMatch: "清除筛选",
    refused: "无权访问",
  },
  "en-US": {
    centre: "Message center",
    card: "Card list",
    palette: "Search",
    nothing: /Nothing found/,
    todo: /^To-dos/,
    clear: "Clear read",
    again: "Show again",
    noMatch: "Clear filters",
    refused: "Access denied",
  },
} as const;

for (const theme of ["light", "dark"]) {
  for (const locale of ["zh-CN", "en-US"] as const) {
    const texts = TEXTS[locale];
    const stored = { "arco-theme": theme, "arco-locale": locale };

    test(`axe finds nothing in the messages, ${theme}, ${locale}`, async ({ page, open }) => {
      await open(`${pathTo("Message")}?tab=notice`, { as: "admin", stored });
      const main = page.getByRole("main");
      await expect(main.getByRole("article")).toHaveCount(2);
      await expectAccessible(page, "the page");
      await main.getByRole("button", { name: texts.clear }).click();
      await expect(main.getByRole("button", { name: texts.again })).toBeVisible();
      await expectAccessible(page, "cleared");
      await main.getByRole("searchbox").fill("zzz");
      await expect(main.getByRole("button", { name: texts.noMatch })).toBeVisible();
      await expectAccessible(page, "nothing found");
      await page.getByRole("banner").getByRole("button", { name: texts.centre }).click();
      const centre = page.getByRole("dialog", { name: texts.centre });
      await expect(centre.getByRole("article")).toHaveCount(2);
      await expectAccessible(page, "the popover");
      await centre.getByRole("tab", { name: texts.todo }).click();
      await expect(centre.getByRole("article")).toHaveCount(2);
      await expectAccessible(page, "the popover's last tab");
      await page.keyboard.press("Escape");
      await expect(centre).toBeHidden();
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 640 });
        await page.getByRole("banner").getByRole("button", { name: texts.centre }).click();
        await expect(centre.getByRole("article")).toHaveCount(2);
        await expectAccessible(page, `the drawer, ${width} px`);
        expect(await overflowingTexts(page), `${width} px`).toEqual([]);
        await page.keyboard.press("Escape");
        await expect(centre).toBeHidden();
      }
    });

    test(`axe finds nothing in the palette, ${theme}, ${locale}`, async ({ page, open }) => {
      await open(pathTo("Card"), { as: "admin", stored });
      await expect(page.getByRole("heading", { level: 1, name: texts.card })).toBeVisible();
      await page.goto(pathTo("Message"));
      await expect(page.getByRole("heading", { level: 1, name: texts.centre })).toBeVisible();
      const palette = page.getByRole("dialog", { name: texts.palette });
      for (const width of [1440, 320]) {
        await page.setViewportSize({ width, height: 640 });
        await page.keyboard.press("Control+k");
        await expect(palette.getByRole("option", { name: texts.card })).toBeVisible();
        await expectAccessible(page, `all, ${width} px`);
        expect(await overflowingTexts(page), `${width} px`).toEqual([]);
        await page.keyboard.type("bd");
        await expect(palette.getByRole("option")).toHaveCount(2);
        await expectAccessible(page, `found, ${width} px`);
        await page.keyboard.type("x".repeat(60));
        await expect(palette.getByText(texts.nothing).first()).toBeVisible();
        await expectAccessible(page, `nothing found, ${width} px`);
        expect(await overflowingTexts(page), `nothing found, ${width} px`).toEqual([]);
        await page.keyboard.press("Escape");
        await expect(palette).toBeHidden();
      }
    });

    test(`axe finds nothing in a titled message after a refused screen, ${theme}, ${locale}`, async ({
      page,
      open,
    }) => {
      const toast = page.getByRole("alert").filter({ hasText: texts.refused });
      await keepToasts(page);
      await open(pathTo("Step"), { as: "user", stored });
      await expect(toast).toBeVisible();
      await expectAccessible(page, "the refusal");
      await expect(toast).toBeVisible();
    });
  }
}
