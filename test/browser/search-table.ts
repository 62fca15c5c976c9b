import type { Locator, Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";

export const PATH = pathTo("SearchTable");
export const table = (page: Page): Locator => page.getByRole("grid", { name: "集合列表" });
export const rows = (page: Page): Locator => table(page).locator("tbody tr");
export const columnHeaders = (page: Page): Locator => table(page).getByRole("columnheader");
/** The number of policies found, as shown. */
export const total = (page: Page): Locator => page.getByRole("navigation", { name: "分页" }).getByText(/^共 .* 条$/);
/** The actions for the selected rows. */
export const bulkActions = (page: Page): Locator => page.getByRole("group", { name: "批量操作" });
/** The headers of the tables in sight that do not fit into their columns. */
export const cutHeaders = (page: Page): Promise<string[]> =>
  page
    .locator("th, th button > span")
    .evaluateAll((parts) =>
      parts.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.textContent ?? ""),
    );
