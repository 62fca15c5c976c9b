import type { Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "./fixtures";
import { bodiesOf, button, field } from "./forms";
import { mainMenu } from "./support";
import { expectToast, FAILURE } from "./toasts";

const SUBMIT = "POST /api/group-form/submit";
/** The parameters in use with what the test changes. */
const SENT = {
  video: {
    mode: "custom",
    acquisition: { resolution: "720*1280", frameRate: 30 },
    encoding: {
      resolution: "720*1280",
      rate: { min: 300, max: 1500, default: 800 },
      frameRate: 15,
      profile: "high",
    },
  },
  audio: {
    mode: "custom",
    acquisition: { channels: 8 },
    encoding: { channels: 8, rate: 128, profile: "AAC-LC" },
  },
  explanation: "",
};

const card = (page: Page, name: string) => page.getByRole("region", { name });
const rate = (page: Page, name: string) => field(page, `编码码率${name}`);
const audioRate = (page: Page) => card(page, "音频参数").getByRole("textbox", { name: "编码码率" });

/** Types into the focused field and moves on to the next one. */
async function typeAndMoveOn(page: Page, text: string) {
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
  await page.keyboard.press("Tab");
}

/** One line tells the number of errors and leads from one to the next, and covers nothing. */
async function expectErrorsInSight(page: Page) {
  const summary = button(page, "有 2 项需要修改");
  await expect(field(page, "采集帧率")).toBeFocused();
  await button(page, "下一处").click();
  await expect(audioRate(page)).toBeFocused();
  await expect(audioRate(page)).toBeInViewport();
  await summary.click();
  const list = page.getByRole("dialog", { name: "有 2 项需要修改" });
  await expect(list.getByRole("heading")).toHaveText(["视频参数", "音频参数"]);
  await list.getByRole("button", { name: "采集帧率：请输入 1–60 的整数" }).click();
  await expect(field(page, "采集帧率")).toBeFocused();
  for (const [width, height] of [
    [1440, 900],
    [720, 450],
    [360, 225],
  ] as const) {
    await page.setViewportSize({ width, height });
    const covered = await summary.evaluate((element) => {
      let bar: Element | null = element;
      while (bar && getComputedStyle(bar).position !== "sticky") bar = bar.parentElement;
      return bar?.getBoundingClientRect().height ?? 0;
    });
    expect(covered > 0).toBe(height === 900);
    expect(covered).toBeLessThanOrEqual(height / 3);
    await field(page, "采集帧率").focus();
    await audioRate(page).focus();
    await expect(audioRate(page)).toBeInViewport();
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test("the parameters are mended and changed by keyboard, sent once after a refusal, and left without a question", async ({
  page,
  open,
  backend,
  toasts,
}) => {
  await open(pathTo("Group"), { as: "admin" });
  const notes = await field(page, "填写说明").boundingBox();
  const count = await page.getByText("0 / 200").boundingBox();
  expect(count?.y, "the count is below the field").toBeGreaterThanOrEqual((notes?.y ?? 0) + (notes?.height ?? 0));
  await rate(page, "默认值").fill("700");
  await field(page, "采集帧率").fill("2.5");
  await audioRate(page).fill("513");
  await button(page, "提交").click();
  await expectErrorsInSight(page);
  expect(bodiesOf(backend, SUBMIT)).toEqual([]);

  await audioRate(page).fill("128");
  await card(page, "视频参数").getByRole("textbox", { name: "采集帧率" }).focus();
  await expect(button(page, "有 1 项需要修改")).toBeVisible();
  await expect(button(page, "下一处")).toBeHidden();
  await typeAndMoveOn(page, "30");
  await page.keyboard.press("Tab");
  for (const number of ["300", "1500", "800"]) await typeAndMoveOn(page, number);
  await expect(button(page, "已修改 3 项")).toBeVisible();
  backend.faults.set(SUBMIT, { kind: "code", code: 50000, message: "参数冲突" });
  await button(page, "提交").press("Enter");
  await expectToast(toasts, FAILURE, "参数冲突");
  await expect(page.getByRole("group", { name: "提交失败" })).toContainText("参数冲突");
  await expect(button(page, "提交")).toBeFocused();
  await expect(rate(page, "默认值")).toHaveValue("800");
  backend.faults.set(SUBMIT, { kind: "slow", ms: 300 });
  await button(page, "提交").dblclick();
  await expect(page).toHaveURL(pathTo("Success"));
  // The address changes before the screen does.
  await expect(page.getByRole("heading", { name: "提交成功" })).toBeVisible();
  expect(bodiesOf(backend, SUBMIT)).toEqual([SENT, SENT]);
  await page.goBack();
  await expect(rate(page, "默认值")).toHaveValue("1500");
  await mainMenu(page).getByRole("link", { name: "工作台" }).click();
  await expect(page).toHaveURL(pathTo("Workplace"));
});
