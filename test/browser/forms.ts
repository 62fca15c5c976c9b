import type { Page } from "@playwright/test";
import type { HttpBackend } from "#mocks/http";
import { expect } from "./fixtures";

export const UNSAVED_DIALOG = "有未保存的内容";

export const field = (page: Page, label: string) => page.getByRole("textbox", { name: label });
export const select = (page: Page, label: string) => page.getByRole("combobox", { name: label });
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/**
 * Selects the nth option, counted from one, in the focused list by keyboard. Mantine marks the active option a moment
 * after opening the list, also after a key that was faster, so this is retried until the option is the field's value.
 */
export async function selectFocusedOption(page: Page, nth: number): Promise<void> {
  const list = page.getByRole("listbox");
  const option = page.getByRole("option").nth(nth - 1);
  await expect(async () => {
    if (await list.isHidden()) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(option).toHaveAttribute("data-combobox-selected", "true", { timeout: 200 });
    const name = await option.innerText();
    await page.keyboard.press("Enter");
    await expect(list).toBeHidden({ timeout: 1000 });
    await expect(page.locator(":focus")).toHaveValue(name, { timeout: 1000 });
  }).toPass();
}

export async function selectOption(page: Page, label: string, nth: number): Promise<void> {
  await select(page, label).focus();
  await selectFocusedOption(page, nth);
}

export async function fillFirstStep(page: Page, name = "双十一推广"): Promise<void> {
  await field(page, "活动名称").fill(name);
  await selectOption(page, "渠道类型", 1);
  await field(page, "推广时间 开始日期").fill("20361105");
  await field(page, "推广时间 结束日期").fill("2036/11/11");
  await field(page, "推广地址").fill("https://example.com/a");
}

export async function fillSecondStep(page: Page): Promise<void> {
  await field(page, "广告来源").fill("官网");
  await field(page, "广告媒介").fill("视频");
  await field(page, "关键词").fill("秋季，折扣");
  await page.keyboard.press("Enter");
  await field(page, "广告内容").fill("全场八折");
}

/** The JSON bodies received by a call, given as `METHOD /path`. */
export const bodiesOf = ({ requests }: HttpBackend, call: string): unknown[] =>
  requests.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => JSON.parse(body));

/** Counts the browser's own beforeunload dialogs, and accepts each. */
export function countUnloadDialogs(page: Page): { count: number } {
  const unloadDialogs = { count: 0 };
  page.on("dialog", (question) => {
    if (question.type() === "beforeunload") unloadDialogs.count += 1;
    question.accept();
  });
  return unloadDialogs;
}

/** Types with real key presses: without a user gesture the browser shows no beforeunload dialog. */
export async function startForm(page: Page, text = "草稿"): Promise<void> {
  await field(page, "活动名称").click();
  await page.keyboard.type(text);
}
