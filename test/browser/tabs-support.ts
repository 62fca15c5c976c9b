import type { Page } from "@playwright/test";
import { expect } from "./fixtures";

export const tabBar = (page: Page) => page.getByRole("navigation", { name: "标签页" });
export const tab = (page: Page, name: string) => tabBar(page).getByRole("link", { name, exact: true });
/** An entry of the open menu. */
export const entry = (page: Page, name: string) => page.getByRole("menuitem", { name, exact: true });

/** The tabs, all of them in their order, and the active one. */
export async function expectTabs(page: Page, names: string[], active: string): Promise<void> {
  await expect(tabBar(page).getByRole("list").getByRole("link")).toHaveText(names);
  await expect(tabBar(page).locator("[aria-current]")).toHaveText([active]);
}

/** Switches to the tab of a path. */
export async function switchTo(page: Page, path: string): Promise<void> {
  const link = tabBar(page).locator(`a[href^="${path}"]`);
  await link.click();
  await expect(link).toHaveAttribute("aria-current", "page");
}

/** Opens screens one after the other, each from its address. */
export async function openAll(page: Page, ...paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(tabBar(page).locator("[aria-current]")).toHaveAttribute("href", path);
  }
}
