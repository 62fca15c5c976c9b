import type { Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "./fixtures";
import { bodiesOf, button, field, selectFocusedOption } from "./forms";
import { heading, mainMenu } from "./support";
import { expectToast, FAILURE } from "./toasts";

const SUBMIT = "POST /api/group-form/submit";
const SENT = {
  video: {
    mode: "custom",
    acquisition: { resolution: "540*960", frameRate: 15 },
    encoding: {
      resolution: "720*1280",
      rate: { min: 300, max: 1500, default: 800 },
      frameRate: 30,
      profile: "high",
    },
  },
  audio: {
    mode: "mode1",
    acquisition: { channels: 8 },
    encoding: { channels: 2, rate: 128, profile: "HE-AAC" },
  },
  explanation: "上线前复核",
};

const card = (page: Page, name: string) => page.getByRole("region", { name });

/** Types into the focused field and moves on to the next one. */
async function typeAndMoveOn(page: Page, text: string) {
  await page.keyboard.type(text);
  await page.keyboard.press("Tab");
}

/** Selects the nth option of the focused list and moves on to the next field. */
async function selectAndMoveOn(page: Page, nth: number) {
  await selectFocusedOption(page, nth);
  await page.keyboard.press("Tab");
}

/** Uses only the keyboard, so that every field must lead to the next. */
async function fillIn(page: Page) {
  await card(page, "视频参数").getByRole("textbox", { name: "匹配模式" }).focus();
  await selectAndMoveOn(page, 1);
  await selectAndMoveOn(page, 2);
  await typeAndMoveOn(page, "15");
  await selectAndMoveOn(page, 3);
  for (const number of ["300", "1500", "800", "30"]) await typeAndMoveOn(page, number);
  await selectAndMoveOn(page, 3);
  await selectAndMoveOn(page, 2);
  for (const number of ["8", "2", "128"]) await typeAndMoveOn(page, number);
  await selectAndMoveOn(page, 2);
  await typeAndMoveOn(page, "上线前复核");
}

test("one summary lists all errors, and its links lead to the fields", async ({ page, open, backend }) => {
  await open(pathTo("Group"), { as: "admin" });
  await button(page, "提交").click();
  const summary = page.getByRole("alert").filter({ hasText: "需要修改" });
  await expect(summary).toContainText("有 14 项需要修改");
  await expect(summary.getByRole("listitem")).toHaveCount(14);
  await expect(card(page, "视频参数").getByRole("textbox", { name: "匹配模式" })).toBeFocused();
  await button(page, "音频参数 · 编码码率：请输入数值").click();
  const rate = card(page, "音频参数").getByRole("textbox", { name: "编码码率" });
  await expect(rate).toBeFocused();
  await expect(rate).toBeInViewport();
  await page.keyboard.type("513");
  await page.keyboard.press("Tab");
  await expect(button(page, "音频参数 · 编码码率：请输入 8–512 的整数")).toBeVisible();
  expect(bodiesOf(backend, SUBMIT)).toEqual([]);
});

test("fills in the form by keyboard, keeps it after a refusal, sends it once and then leaves without a question", async ({
  page,
  open,
  backend,
  toasts,
}) => {
  await open(pathTo("Group"), { as: "admin" });
  await fillIn(page);
  backend.faults.set(SUBMIT, { kind: "code", code: 50000, message: "参数冲突" });
  await button(page, "提交").press("Enter");
  await expectToast(toasts, FAILURE, "参数冲突");
  await expect(field(page, "编码码率默认值")).toHaveValue("800");
  backend.faults.set(SUBMIT, { kind: "slow", ms: 300 });
  await button(page, "提交").dblclick();
  await expect(page).toHaveURL(pathTo("Success"));
  // The address changes before the screen does.
  await expect(heading(page, "提交成功")).toBeVisible();
  expect(bodiesOf(backend, SUBMIT)).toEqual([SENT, SENT]);
  await page.goBack();
  await expect(field(page, "编码码率默认值")).toHaveValue("");
  await mainMenu(page).getByRole("link", { name: "工作台" }).click();
  await expect(page).toHaveURL(pathTo("Workplace"));
});
