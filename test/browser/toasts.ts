import { type BrowserContext, expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    recordToast: (text: string) => void;
  }
}

/** Of failures, and of every other toast by Mantine's default. */
const TOAST_DURATIONS_MS = [3000, 4000];

/** Reports the text of each toast as it appears, in any page of the context and across reloads. */
export async function recordToasts(context: BrowserContext, onToast: (text: string) => void): Promise<void> {
  await context.exposeFunction("recordToast", onToast);
  await context.addInitScript(() => {
    const seen = new WeakMap<Element, string>();
    const recordNewToasts = () => {
      for (const toast of document.querySelectorAll(".mantine-Notifications-root [role=alert]")) {
        const text = toast.textContent;
        if (seen.get(toast) === text || !toast.checkVisibility()) continue;
        seen.set(toast, text);
        window.recordToast(text);
      }
    };
    new MutationObserver(recordNewToasts).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** Makes each toast stay, for tests that inspect it for longer than it lasts. Must run before the page is opened. */
export async function keepToasts(page: Page): Promise<void> {
  await page.addInitScript((durations) => {
    const { setTimeout: original } = window;
    Object.assign(window, {
      setTimeout: (run: (...values: unknown[]) => void, ms?: number, ...values: unknown[]) =>
        ms !== undefined && durations.includes(ms) ? 0 : original(run, ms, ...values),
    });
  }, TOAST_DURATIONS_MS);
}

/** Waits until a toast with these texts has been shown, whether it is still visible or not. */
export const expectToast = (toasts: readonly string[], ...texts: string[]): Promise<void> =>
  expect.poll(() => toastsWith(toasts, ...texts).length).toBeGreaterThan(0);

export const FAILURE = "请求失败";
/** The texts of the toast after a refused screen, by the screen's title. */
export const accessDeniedTexts = (screen: string): [string, string] => ["无权访问", `当前角色不能访问“${screen}”`];
export const toastsWith = (toasts: readonly string[], ...texts: string[]): string[] =>
  toasts.filter((toast) => texts.every((text) => toast.includes(text)));

/** Waits until earlier failure toasts are gone and clears the record, so that the same text again is a new toast. */
export async function clearToasts(page: Page, toasts: string[]): Promise<void> {
  await expect(page.getByRole("alert").filter({ hasText: FAILURE })).toHaveCount(0);
  toasts.length = 0;
}
