import type { Locator, Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";

/** Where the search table is, and its parts by what they are called. */
export const PATH = pathTo("SearchTable");
export const table = (page: Page): Locator => page.getByRole("table", { name: "集合列表" });
export const rows = (page: Page): Locator => table(page).locator("tbody tr");
export const heads = (page: Page): Locator => table(page).getByRole("columnheader");
/** How many policies were found, in words. */
export const total = (page: Page): Locator => page.getByRole("navigation", { name: "分页" }).getByRole("status");
/** What can be done with the chosen rows. */
export const bulk = (page: Page): Locator => page.getByRole("group", { name: "批量操作" });
