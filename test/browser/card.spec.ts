import type { Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "./fixtures";
import { waitForAnswers } from "./support";

const CARD = pathTo("Card");

const tab = (page: Page, name: string | RegExp) => page.getByRole("tab", { name });
const card = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });

test("creates, inspects and deletes a queue by keyboard", async ({ page, open }) => {
  await open(`${CARD}?tab=quality`, { as: "admin" });
  const create = page.getByRole("button", { name: /^新建质检队列/ });
  await create.press("Enter");
  const dialog = page.getByRole("dialog", { name: "新建质检队列" });
  await dialog.getByRole("button", { name: "创建" }).click();
  await expect(dialog.getByText("队列名称不能为空")).toBeVisible();
  await page.keyboard.type("  音频类-播客 ");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "有未保存的内容" }).getByRole("button", { name: "继续填写" }).press("Enter");
  await dialog.getByRole("textbox").press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(create).toBeFocused();
  await expect(card(page, "音频类-播客")).toContainText("无待质检");
  await expect(tab(page, /^内容质检/)).toHaveText("内容质检 9");

  const queue = card(page, "视频类-历史导入");
  await expect(queue).toContainText("待质检数120");
  await queue.getByRole("button", { name: "质检" }).press("Enter");
  await expect(queue).toContainText("待质检数0");
  await queue.getByRole("button", { name: "删除" }).press("Enter");
  const question = page.getByRole("dialog", { name: "删除质检队列" });
  await expect(question.getByRole("button", { name: "取消" })).toBeFocused();
  await question.getByRole("button", { name: "删除" }).press("Enter");
  await expect(queue).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "内容质检" })).toBeFocused();
  await page.reload();
  await expect(card(page, "音频类-播客")).toBeVisible();
  await expect(queue).toHaveCount(0);
});

test("the line below the tabs goes to the chosen one", { tag: "@proof" }, async ({ page, open }) => {
  await open(CARD, { as: "admin" });
  const list = page.getByRole("tablist", { name: "卡片类型" });
  const lineOf = () => list.evaluate((node) => Number.parseFloat(getComputedStyle(node, "::after").left));
  const startOf = (name: RegExp) =>
    tab(page, name).evaluate((node) => (node instanceof HTMLElement ? node.offsetLeft : 0));
  await expect.poll(lineOf).toBeCloseTo(await startOf(/^全部/), 0);
  await tab(page, /^开通服务/).click();
  await expect.poll(lineOf).toBeCloseTo(await startOf(/^开通服务/), 0);
});

test("one, two or four cards stand side by side, four on a desktop of 1280 px", { tag: "@proof" }, async ({
  page,
  open,
}) => {
  for (const [width, count] of [
    [390, 1],
    [1000, 2],
    [1280, 4],
    [1920, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(`${CARD}?tab=service`, { as: "admin" });
    await expect(card(page, "漏斗分析")).toBeVisible();
    const cards = page.getByRole("region", { name: "开通服务" }).getByRole("listitem");
    const tops = await cards.evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(count);
  }
});

test("skeletons are as high as the cards that replace them, and as many: what stands below stays in place", {
  tag: "@proof",
}, async ({ page, backend, open }) => {
  for (const call of ["quality-inspection", "the-service", "rules-preset"]) {
    backend.faults.set(`GET /api/list/${call}`, { kind: "silent" });
  }
  await waitForAnswers(page);
  const heightsOf = (cards: string) =>
    Promise.all(
      ["内容质检", "开通服务", "规则预置"].map((name) =>
        page
          .getByRole("region", { name })
          .locator(cards)
          .last()
          .evaluate((node) => Math.round(node.getBoundingClientRect().height)),
      ),
    );
  const lastSectionTop = () =>
    page.getByRole("region", { name: "规则预置" }).evaluate((node) => Math.round(node.getBoundingClientRect().top));
  await open(CARD, { as: "admin" });
  await expect(page.locator("[data-skeleton]").last()).toBeVisible();
  const awaited = await heightsOf(":has(> [data-skeleton])");
  const awaitedTop = await lastSectionTop();
  backend.faults.clear();
  await page.reload();
  await expect(page.getByRole("heading", { name: "夜间推送限流" })).toBeVisible();
  const shown = await heightsOf("li > *");
  for (const [index, height] of shown.entries()) expect(Math.abs((awaited[index] ?? 0) - height)).toBeLessThan(5);
  expect(Math.abs((await lastSectionTop()) - awaitedTop)).toBeLessThan(15);
});
