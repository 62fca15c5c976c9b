import type { Locator, Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "./fixtures";
import { bodiesOf, button, field, fillFirstStep, fillSecondStep, select, selectOption } from "./forms";
import { chooseInAccountMenu, FAILED_CALL, tabTo } from "./support";
import { expectToast, FAILURE } from "./toasts";

const STEP = pathTo("Step");

const SUBMIT = "POST /api/channel-form/submit";
const SENT = {
  activityName: "双十一推广",
  channelType: "app",
  promotionTime: ["2036-11-05 00:00:00", "2036-11-11 23:59:59"],
  promoteLink: "https://example.com/a",
  advertisingSource: "官网",
  advertisingMedia: "视频",
  keyword: ["秋季", "折扣"],
  pushNotify: true,
  advertisingContent: "全场八折",
};

const top = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().top);
const bottom = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().bottom);

/** In an empty form. */
async function expectErrorsInPlace(page: Page) {
  const label = page.getByText(/^渠道类型/);
  const next = button(page, "下一步");
  const [before, end] = [await top(label), await top(next)];
  const help = page.getByText("汉字、字母或数字，最多 20 个字符");
  await expect(help).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(field(page, "活动名称")).toBeFocused();
  await expect(field(page, "活动名称")).toHaveCSS("outline", /solid 2px$/);
  expect(await top(label)).toBe(before);
  expect(await top(next)).toBe(end);
  await expect(help).toBeHidden();
  expect(before - (await bottom(page.getByText("请输入活动名称")))).toBeGreaterThanOrEqual(4);
}

async function fillFirstStepByKeyboard(page: Page) {
  const period = page.getByRole("group", { name: "推广时间" });
  await page.keyboard.type("双十一推广");
  await tabTo(page, select(page, "渠道类型"));
  await expect(period).toHaveCSS("outline-style", "none");
  await selectOption(page, "渠道类型", 1);
  await tabTo(page, field(page, "推广时间 开始日期"));
  await page.keyboard.type("2036-11-05");
  await tabTo(page, field(page, "推广时间 结束日期"));
  await expect(period).toHaveCSS("outline", /solid 2px$/);
  await page.emulateMedia({ forcedColors: "active" });
  await expect(period).toHaveCSS("outline", /solid 2px$/);
  await page.emulateMedia({ forcedColors: null });
  await page.keyboard.type("2036-11-11");
  await tabTo(page, field(page, "推广地址"));
  await page.keyboard.type("https://example.com/a");
  await page.keyboard.press("Enter");
}

async function fillSecondStepByKeyboard(page: Page) {
  await tabTo(page, field(page, "广告来源"));
  await page.keyboard.type("官网");
  await tabTo(page, field(page, "广告媒介"));
  await page.keyboard.type("视频");
  await tabTo(page, field(page, "关键词"));
  for (const word of ["秋季", "折扣"]) {
    await page.keyboard.type(word);
    await page.keyboard.press("Enter");
  }
  await tabTo(page, page.getByRole("switch", { name: "推送提醒" }));
  await page.keyboard.press("Space");
  await tabTo(page, field(page, "广告内容"));
  await page.keyboard.type("全场八折");
  await expect(page.getByText("4 / 200")).toBeVisible();
}

async function expectStepBackKeepsValues(page: Page) {
  await button(page, "上一步").press("Enter");
  await expect(page).toHaveURL(STEP);
  await expect(field(page, "推广时间 开始日期")).toHaveValue("2036-11-05");
  await page.goBack();
  await expect(field(page, "广告内容")).toHaveValue("全场八折");
}

test("the step form is completed by keyboard alone: errors move nothing, values stay, and it is sent once", async ({
  page,
  open,
  backend,
  toasts,
}) => {
  await open(STEP, { as: "admin" });
  await tabTo(page, field(page, "活动名称"));
  await expectErrorsInPlace(page);
  await fillFirstStepByKeyboard(page);
  await expect(page).toHaveURL(`${STEP}?step=2`);
  await expect(page.getByRole("form", { name: "填写内容" })).toBeFocused();
  await fillSecondStepByKeyboard(page);
  await expectStepBackKeepsValues(page);

  backend.faults.set(SUBMIT, { kind: "code", code: 50000, message: "渠道已满" });
  await field(page, "广告内容").focus();
  await tabTo(page, button(page, "提交"));
  await page.keyboard.press("Enter");
  await expectToast(toasts, FAILURE, "渠道已满");
  await expect(page).toHaveURL(`${STEP}?step=2`);
  await expect(field(page, "广告来源")).toHaveValue("官网");
  await expect(button(page, "提交")).toBeFocused();

  backend.faults.set(SUBMIT, { kind: "slow", ms: 300 });
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "提交成功" })).toBeFocused();
  await expect(page).toHaveURL(`${STEP}?step=3`);
  await expect(page.locator("[role=listitem][data-completed]")).toHaveCount(3);
  expect(bodiesOf(backend, SUBMIT)).toEqual([SENT, SENT]);
  await tabTo(page, button(page, "查看详情"));
  await page.keyboard.press("Enter");
  const details = page.getByRole("dialog", { name: "提交的内容" });
  await expect(details.getByRole("definition")).toHaveText([
    "双十一推广",
    "APP 通用渠道",
    "2036/11/05 至 2036/11/11",
    "https://example.com/a",
    "官网",
    "视频",
    "秋季 · 折扣",
    "开启",
    "全场八折",
  ]);
  await page.keyboard.press("Escape");
  await expect(button(page, "查看详情")).toBeFocused();
  // The sent values are still shown after a reload, and an empty form follows them.
  await page.reload();
  await expect(page.getByText("活动“双十一推广”已创建")).toBeVisible();
  await page.getByRole("link", { name: "再次创建" }).press("Enter");
  await expect(page).toHaveURL(`${STEP}#activityName`);
  await expect(field(page, "活动名称")).toHaveValue("");
  await expect(field(page, "活动名称")).toBeFocused();
  // Of what was sent a chosen logout leaves nothing in this browser.
  await chooseInAccountMenu(page, "登出登录");
  await expect(page).toHaveURL(pathTo("Login"));
  const stored = await page.evaluate(() => JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/双十一|官网|全场八折|example\.com/);
});

test("on a small page the focused field is shown with its label and its error", { tag: "@proof" }, async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(STEP, { as: "admin" });
  await button(page, "下一步").click();
  await expect(field(page, "活动名称")).toBeFocused();
  await expect(page.getByText(/^活动名称/)).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("请输入活动名称")).toBeInViewport({ ratio: 1 });
});

test("the reasons of a refusal stand below the names of their fields", async ({ page, open, backend, allow }) => {
  allow(FAILED_CALL);
  const fields = { advertisingSource: "来源未知", budget: "预算不足" };
  const body = { status: "error", code: 42200, message: "信息有误", data: { fields } };
  backend.faults.set(SUBMIT, { kind: "status", status: 422, body });
  await open(STEP, { as: "admin" });
  await fillFirstStep(page);
  await button(page, "下一步").click();
  await fillSecondStep(page);
  await button(page, "提交").click();
  await page.getByRole("link", { name: "查看详情" }).click();
  const left = async (text: string) => (await page.getByRole("listitem").getByText(text).boundingBox())?.x;
  const start = await left("信息有误");
  for (const text of ["广告来源", "来源未知", "budget", "预算不足"]) expect(await left(text)).toBe(start);
});
