import type { Page } from "@playwright/test";
import { expect } from "./fixtures";
import { mainMenu } from "./support";

export const tabBar = (page: Page) => page.getByRole("navigation", { name: "标签页" });
export const tab = (page: Page, name: string) => tabBar(page).getByRole("link", { name, exact: true });
export const entry = (page: Page, name: string) => page.getByRole("menuitem", { name, exact: true });

/** Expects exactly these tabs in this order, and which is active. */
export async function expectTabs(page: Page, names: string[], active: string): Promise<void> {
  await expect(tabBar(page).getByRole("list").getByRole("link")).toHaveText(names);
  await expect(tabBar(page).locator("[aria-current]")).toHaveText([active]);
}

export async function switchTo(page: Page, path: string): Promise<void> {
  const link = tabBar(page).locator(`a[href^="${path}"]`);
  await link.click();
  await expect(link).toHaveAttribute("aria-current", "page");
}

/** Follows the links of the menu to each path in turn, which opens its tab. */
export async function openFromMenu(page: Page, ...paths: string[]): Promise<void> {
  await expect(mainMenu(page)).toBeVisible();
  const closedGroups = mainMenu(page).getByRole("button", { expanded: false });
  while ((await closedGroups.count()) > 0) await closedGroups.first().click();
  for (const path of paths) {
    await mainMenu(page).locator(`a[href^="${path}"]`).click();
    await expect(tabBar(page).locator("[aria-current]")).toHaveAttribute("href", path);
  }
}

/** Loads each path in turn, which opens its tab. */
export async function openAll(page: Page, ...paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(tabBar(page).locator("[aria-current]")).toHaveAttribute("href", path);
  }
}
