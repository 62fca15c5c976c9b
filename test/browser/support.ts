import { expect, type Locator, type Page } from "@playwright/test";
import type { HttpBackend } from "#mocks/http";

/** Chromium logs this for each call without a successful response. */
export const FAILED_CALL = /Failed to load resource.*:\d+\/api\//;

export const mainMenu = (page: Page) => page.getByRole("navigation", { name: "主菜单" });
export const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
export const logInButton = (page: Page) => page.getByRole("button", { name: "登录", exact: true });
export const region = (page: Page, name: string | RegExp) => page.getByRole("region", { name });
export const failureToast = (page: Page) => page.getByRole("alert").filter({ hasText: "请求失败" });
export const expiredDialog = (page: Page) => page.getByRole("dialog", { name: "登录信息已过期" });

export async function sendAccount(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel("用户名", { exact: true }).fill(username);
  await page.getByLabel("密码", { exact: true }).fill(password);
  await logInButton(page).click();
}

export async function chooseInAccountMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole("button", { name: /^账号菜单/ }).click();
  await page.getByRole("menuitem", { name: entry }).click();
}

/** Presses Tab until the target is focused. Throws if it never is. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** The calls received by a backend, as `METHOD /path`. */
export const receivedCalls = ({ requests }: HttpBackend): string[] =>
  requests.map(({ method, path }) => `${method} ${path}`);

export const readStored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Waits until everything is loaded and drawn: a chart is hidden by its skeleton until then. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page.locator("[data-skeleton]")).toHaveCount(0);
}

/** The height of the highest head of a panel, in px. */
export async function highestHead(page: Page): Promise<number> {
  const heads = page.locator("main section > header");
  const heights = await heads.evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(8);
  return Math.max(...heights);
}

/** Every text on the page, seen or read out, including titles, placeholders and names. */
export const readTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      // Code, such as a path, has no language; a hidden tooltip of a chart still contains old text.
      const hidden = !parentElement || getComputedStyle(parentElement).visibility === "hidden";
      if (!hidden && !parentElement.closest("script, style, code")) texts.push(nodeValue ?? "");
    }
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description"]) {
      for (const node of document.querySelectorAll(`[${name}]`)) texts.push(node.getAttribute(name) ?? "");
    }
    return texts.map((text) => text.trim()).filter((text) => text !== "");
  });

/** The files of screens, loaded when a screen is first visited. */
export const SCREEN_FILES = /\/assets\/route-[^/]+\.js$/;

/** Holds back matching requests until the returned function is called. */
export async function holdRequests(
  page: Page,
  address: Parameters<Page["route"]>[0],
  times?: number,
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, (route) => held.then(() => route.continue()), { times });
  return release;
}

/** The texts that overflow their block, unless they end in an ellipsis or can be scrolled to. */
export const overflowingTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isInline = (node: Element) => /^(inline|contents)/.test(getComputedStyle(node).display);
    const isCut = (node: Element | null): boolean => {
      if (node === null || node.matches("main, aside, header, body")) return false;
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(node);
      if (/auto|scroll/.test(overflowX) || node.clientWidth === 1) return true;
      const ends = textOverflow === "ellipsis" || webkitLineClamp !== "none";
      return (overflowX !== "visible" && ends) || isCut(node.parentElement);
    };
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      let block = parentElement;
      while (block?.parentElement && isInline(block)) block = block.parentElement;
      if (!block || block.closest("svg, script, style") || isCut(parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const [text, blockBox] = [range.getBoundingClientRect(), block.getBoundingClientRect()];
      if (text.width > 0 && (text.right > blockBox.right + 1 || text.left < blockBox.left - 1))
        texts.push(nodeValue ?? "");
    }
    return texts;
  });

/** How far the page and its scrolling area can be scrolled sideways, and which texts are cut off. */
export const findOverflow = async (page: Page) => ({
  wider: await page.evaluate(() =>
    [document.documentElement, document.body, document.querySelector("main")].map((node) =>
      node ? Math.max(0, node.scrollWidth - node.clientWidth) : 0,
    ),
  ),
  outside: await overflowingTexts(page),
});
export const NO_OVERFLOW = { wider: [0, 0, 0], outside: [] };

/** Lets calls stay without an answer on a slow machine: the client's limit of 10 s becomes ten minutes. */
export const waitForAnswers = (page: Page) =>
  page.addInitScript(() => {
    const later = window.setTimeout;
    const setTimeout = (act: (...values: unknown[]) => void, ms?: number, ...values: unknown[]) =>
      later(act, ms === 10_000 ? 600_000 : ms, ...values);
    Object.assign(window, { setTimeout });
  });
