import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { answering, callsTo, chooseInAccountMenu, FAILED_CALL, failureToast, heading } from "./support";

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const tab = (page: Page, name: string | RegExp) => page.getByRole("tab", { name });
const card = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const search = (page: Page) => page.getByRole("searchbox", { name: "搜索卡片" });
const message = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

const RULE = "内容加权规则";
const RULE_CALL = "PATCH /api/list/rules-preset/3";
const REFUSED = {
  kind: "status",
  status: 403,
  body: { status: "error", code: 40300, data: null, message: "没有权限" },
} as const;

test("tabs, counts and search stand in the URL; back and a copied link show the same", async ({ page, open }) => {
  await open("/list/card", { as: "user" });
  await expect(heading(page, "卡片列表")).toBeVisible();
  await expect(tab(page, /^全部/)).toHaveText("全部 24");
  await tab(page, /^开通服务/).click();
  await expect(page).toHaveURL("/list/card?tab=service");
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
  await page.goto("/list/card?tab=nonsense&search=%20&tab=rule&a=1");
  await expect(page).toHaveURL("/list/card?a=1");
});

test("a switch is ahead of the server, in order, and goes back where that refuses", async ({
  page,
  open,
  backend,
  allow,
}) => {
  allow(FAILED_CALL);
  await open("/list/card?tab=rule", { as: "admin" });
  const toggle = page.getByRole("switch", { name: RULE });
  await expect(toggle).not.toBeChecked();
  backend.faults.set(RULE_CALL, { kind: "slow", ms: 300 });
  for (const checked of [true, false, true]) {
    await toggle.press("Space");
    await expect(toggle).toBeChecked({ checked });
  }
  await expect(toggle).toHaveAttribute("aria-busy", "false");
  await expect(card(page, RULE)).toContainText("已启用");
  expect(callsTo(backend).filter((call) => call === RULE_CALL)).toHaveLength(3);

  backend.faults.set(RULE_CALL, REFUSED);
  await toggle.press("Space");
  await expect(failureToast(page)).toContainText("没有权限");
  await expect(toggle).toBeChecked();
  await expect(toggle).toBeFocused();
});

test("services are opened, cancelled and renewed; a double click asks once", async ({ page, open, backend, allow }) => {
  allow(FAILED_CALL);
  await open("/list/card?tab=service", { as: "admin" });
  const [closed, expired] = [card(page, "资源分发"), card(page, "用户画像分析")];
  await expect(expired).toContainText("已过期");
  backend.faults.set("PATCH /api/list/the-service/3", { kind: "slow", ms: 200 });
  await closed.getByRole("button", { name: "开通服务" }).dblclick();
  await expect(message(page, "“资源分发”已开通")).toBeVisible();
  await expect(closed).toContainText("已开通");
  expect(callsTo(backend).filter((call) => call.startsWith("PATCH"))).toHaveLength(1);
  await expect(closed.getByRole("button", { name: "取消服务" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(closed.getByRole("button", { name: "开通服务" })).toBeVisible();

  await expired.getByRole("button", { name: "续约服务" }).click();
  await expect(expired.getByRole("button", { name: "取消服务" })).toBeVisible();
  backend.faults.set("PATCH /api/list/the-service/4", REFUSED);
  await expired.getByRole("button", { name: "取消服务" }).click();
  await expect(failureToast(page)).toContainText("没有权限");
  await expect(expired).toContainText("已开通");
});

test("a queue is created, inspected and deleted by keyboard", async ({ page, open }) => {
  await open("/list/card?tab=quality", { as: "admin" });
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

test("a list fails, is empty and is asked for again alone; only known counts are told", async ({
  page,
  open,
  backend,
  allow,
}) => {
  allow(FAILED_CALL);
  backend.faults.set("GET /api/list/the-service", { kind: "code", code: 50000, message: "服务目录维护中" });
  backend.faults.set("GET /api/list/quality-inspection", answering([]));
  await open("/list/card", { as: "user" });
  await expect(region(page, "开通服务")).toContainText("服务目录维护中");
  await expect(region(page, "内容质检")).toContainText("暂无数据");
  await expect(card(page, RULE)).toBeVisible();
  await expect(page.getByRole("tab")).toHaveText(["全部", "内容质检 0", "开通服务", "规则预置 8"]);
  backend.faults.clear();
  const before = callsTo(backend).length;
  await page.getByRole("button", { name: "重试" }).click();
  await expect(card(page, "漏斗分析")).toBeVisible();
  await expect(page.getByRole("tab")).toHaveText(["全部 16", "内容质检 0", "开通服务 8", "规则预置 8"]);
  expect(callsTo(backend).slice(before)).toEqual(["GET /api/list/the-service"]);
});

test("a user reads the states and changes nothing; a role switch is followed at once", async ({
  page,
  open,
  allow,
}) => {
  allow(FAILED_CALL);
  const main = page.getByRole("main");
  const writes = main.getByRole("button", { name: /质检|删除|服务/ }).or(main.getByRole("switch"));
  await open("/list/card", { as: "user" });
  await expect(card(page, RULE)).toContainText("未启用");
  await expect(writes).toHaveCount(0);
  await chooseInAccountMenu(page, "切换角色：管理员");
  await expect(main.getByRole("switch")).toHaveCount(8);
  await page.getByRole("switch", { name: RULE }).press("Space");
  await expect(failureToast(page)).toContainText("没有权限");
  await expect(page.getByRole("switch", { name: RULE })).not.toBeChecked();
  await chooseInAccountMenu(page, "切换角色：普通用户");
  await expect(writes).toHaveCount(0);
});
