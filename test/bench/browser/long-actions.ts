import type { ElementHandle, Page } from "@playwright/test";
import { settle } from "./settle";

/**
 * What an operator does over and over. Its elements are looked up before it is run, since that takes the page's own time.
 * By the number of the round, so that no round repeats another one.
 */
export type Action = { name: string; prepare: (page: Page, round: number) => Promise<Run> };
type Run = () => Promise<unknown>;

const ROW = "tbody tr[data-record]";
const count = (page: Page) => page.getByRole("columnheader", { name: "内容量" }).getByRole("button").elementHandle();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).elementHandle();

/** A handle that is not let go keeps its element, also when it is gone from the page. */
const click =
  (handle: ElementHandle | null): Run =>
  async () => {
    await handle?.click();
    await handle?.dispose();
  };

async function filter(page: Page, round: number) {
  const field = await page.getByRole("textbox", { name: "集合编号" }).elementHandle();
  return async () => {
    // Some hundred numbers contain it: not the year, which all begin with.
    await field?.fill(String(500 + (round % 100)));
    await page.keyboard.press("Enter");
    await field?.dispose();
  };
}

const sort = async (page: Page) => click(await count(page));
const turn = async (page: Page) => click(await button(page, "第 2 页"));

async function edit(page: Page, round: number) {
  const cell = await page.locator(ROW).nth(1).getByRole("gridcell").nth(6).elementHandle();
  return async () => {
    await cell?.dblclick();
    await cell?.dispose();
    // The code of the editor is loaded with the first one.
    await page.locator("tbody form button").first().waitFor();
    await page.locator("tbody form input").fill(String(1000 + round));
    await page.keyboard.press("Enter");
    await page.locator("tbody form").waitFor({ state: "detached" });
  };
}

async function choose(page: Page) {
  const [from, to] = [page.locator(ROW).nth(2).locator("input"), page.locator(ROW).nth(5).locator("input")];
  return async () => {
    await from.click();
    await to.click({ modifiers: ["Shift"] });
    await page.locator("fieldset [aria-label='取消选择']").click();
  };
}

async function download(page: Page) {
  const save = click(await button(page, "下载"));
  return async () => {
    const saved = page.waitForEvent("download");
    await save();
    await (await saved).delete();
    await page.locator("[role=dialog]").waitFor({ state: "detached" });
  };
}

/** One round, after which the list is again as it is entered. */
export const ACTIONS: readonly Action[] = [
  { name: "filter", prepare: filter },
  { name: "sort", prepare: sort },
  { name: "page", prepare: turn },
  { name: "edit", prepare: edit },
  { name: "choose", prepare: choose },
  { name: "export", prepare: download },
];

/** Runs what was prepared, and waits until the page is at rest. */
export async function complete(page: Page, run: Run): Promise<void> {
  await run();
  await page.evaluate(settle);
}

/** Back to the list as it is entered. */
export async function reset(page: Page): Promise<void> {
  await complete(page, click(await button(page, "重置")));
  await complete(page, click(await count(page)));
}
