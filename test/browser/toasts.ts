import { type BrowserContext, expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    noteToast: (words: string) => void;
  }
}

/** Tells of the words of each notification as it is seen, in any page of the browser and over its reloads. */
export async function noteToasts(context: BrowserContext, note: (words: string) => void): Promise<void> {
  await context.exposeFunction("noteToast", note);
  await context.addInitScript(() => {
    const seen = new WeakMap<Element, string>();
    const look = () => {
      for (const toast of document.querySelectorAll(".mantine-Notifications-root [role=alert]")) {
        const words = toast.textContent;
        if (seen.get(toast) === words || !toast.checkVisibility()) continue;
        seen.set(toast, words);
        window.noteToast(words);
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** Waits until a notification with these words has been seen, whether it is still there or not. */
export const expectToast = (toasts: readonly string[], ...words: string[]): Promise<void> =>
  expect.poll(() => toastsWith(toasts, ...words).length).toBeGreaterThan(0);

export const FAILURE = "请求失败";
/** The words of the notification after a refused screen, by its title. */
export const refusalOf = (screen: string): [string, string] => ["无权访问", `当前角色不能访问“${screen}”`];
/** The notifications so far that hold these words. */
export const toastsWith = (toasts: readonly string[], ...words: string[]): string[] =>
  toasts.filter((toast) => words.every((word) => toast.includes(word)));

/** Waits until the notifications of earlier failures are gone and forgets them: the same words again are one of its own. */
export async function forgetToasts(page: Page, toasts: string[]): Promise<void> {
  await expect(page.getByRole("alert").filter({ hasText: FAILURE })).toHaveCount(0);
  toasts.length = 0;
}
