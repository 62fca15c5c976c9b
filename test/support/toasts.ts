import { notificationsStore } from "@mantine/notifications";
import { screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, onTestFinished } from "vitest";

let shown: string[] = [];

/** For files that render toasts: records their texts, since a toast disappears by itself, perhaps before a slow test looks. */
export function recordToasts(): void {
  beforeEach(() => {
    shown = [];
    const texts = new WeakMap<Element, string>();
    const observer = new MutationObserver(() => {
      for (const toast of document.getElementsByClassName("mantine-Notification-root")) {
        const text = toast.textContent;
        if (texts.get(toast) !== text) shown.push(text);
        texts.set(toast, text);
      }
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
    onTestFinished(() => observer.disconnect());
  });
}

/** Waits until a toast with this text has been shown, whether it is still there or not. */
export const expectToast = (text: string): Promise<void> =>
  waitFor(() => expect(shown).toContainEqual(expect.stringContaining(text)));

/** No toast with this text has been shown so far. */
export const expectNoToast = (text: string): void => expect(shown).not.toContainEqual(expect.stringContaining(text));

/** Waits until the toast of a failed call with this message has been shown. */
export const expectFailureToast = (message = ""): Promise<void> =>
  waitFor(() => expect(shown).toContainEqual(expect.stringMatching(`请求失败.*${message}`)));

/** Waits until earlier failures are gone and forgets them, so that the same text again is a new toast. */
export async function clearFailureToasts(): Promise<void> {
  await waitFor(() => expect(screen.queryByText("请求失败")).toBeNull());
  shown = [];
}

const textOf = (message: ReactNode) =>
  Object.assign(document.createElement("div"), { innerHTML: renderToStaticMarkup(message) }).textContent;

/** For files that render no toasts: the ids and texts of those that would be shown. */
export const shownToasts = () =>
  notificationsStore.getState().notifications.map(({ id, message }) => [id, textOf(message)]);
