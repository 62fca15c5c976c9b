import type { Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "./fixtures";
import { heading, mainMenu } from "./support";
import { expectTabs, tab } from "./tabs-support";

const CARD = pathTo("Card");

const scrollTop = (page: Page) => page.getByRole("main").evaluate((main) => main.scrollTop);

test.use({ viewport: { width: 1440, height: 500 } });

test("tabs, their URLs and their scroll positions are restored, also by a reload, back and forward", async ({
  page,
  open,
}) => {
  await open(CARD, { as: "admin" });
  await expect(page.getByRole("main").getByRole("switch").first()).toBeAttached();
  await page.getByRole("main").evaluate((main) => main.scrollTo(0, 60));
  await expect.poll(() => scrollTop(page)).toBe(60);
  // Another query is the same screen.
  await page.getByRole("tab", { name: "规则预置" }).click();
  await expect(page).toHaveURL(`${CARD}?tab=rule`);
  expect(await scrollTop(page)).toBe(60);
  await mainMenu(page).getByRole("button", { name: "异常页" }).click();
  await mainMenu(page).getByRole("link", { name: "404" }).click();
  await expect(page).toHaveURL(pathTo("404"));
  await expectTabs(page, ["工作台", "卡片列表", "404"], "404");
  expect(await scrollTop(page)).toBe(0);
  await tab(page, "卡片列表").click();
  await expect(page).toHaveURL(`${CARD}?tab=rule`);
  await expect.poll(() => scrollTop(page)).toBe(60);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(60);
  await expectTabs(page, ["工作台", "卡片列表", "404"], "卡片列表");
  await page.goBack();
  await expect(page).toHaveURL(pathTo("404"));
  await expect(heading(page, "404")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${CARD}?tab=rule`);
  await expect.poll(() => scrollTop(page)).toBe(60);
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(`${CARD}?tab=rule`);
  await expect.poll(() => scrollTop(page)).toBe(60);
});
