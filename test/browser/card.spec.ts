import type { Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "./fixtures";
import { heading } from "./support";

const CARD = pathTo("Card");

const tab = (page: Page, name: string | RegExp) => page.getByRole("tab", { name });
const card = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const search = (page: Page) => page.getByRole("searchbox", { name: "搜索卡片" });

const RULE = "内容加权规则";

test("keeps tab and search in the URL, so that back and a copied link show the same", async ({ page, open }) => {
  await open(CARD, { as: "user" });
  await expect(heading(page, "卡片列表")).toBeVisible();
  await expect(tab(page, /^全部/)).toHaveText("全部 24");
  await tab(page, /^开通服务/).click();
  await expect(page).toHaveURL(`${CARD}?tab=service`);
  await expect(page.getByRole("region")).toHaveCount(1);
  await search(page).fill("分析");
  await expect(page).toHaveURL(/tab=service&search=/);
  await expect(tab(page, /^开通服务/)).toHaveText("开通服务 3");
  await expect(page.getByText("找到 3 张卡片")).toBeAttached();
  await expect(card(page, "漏斗分析")).toBeVisible();
  await expect(card(page, "资源分发")).toHaveCount(0);

  await page.reload();
  await expect(search(page)).toHaveValue("分析");
  await expect(card(page, "漏斗分析")).toBeVisible();
  await tab(page, /^规则预置/).click();
  await page.getByRole("button", { name: "清除筛选" }).click();
  await expect(search(page)).toHaveValue("");
  await expect(card(page, RULE)).toBeVisible();
  await page.goBack();
  await expect(tab(page, /^开通服务/)).toHaveAttribute("aria-selected", "true");
  await expect(search(page)).toHaveValue("分析");
});

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
