import { PATH } from "../search-table";
import { expect, film } from "./film";

film(
  "on a phone sheets filter and sort, and rows are selected in a mode",
  async ({ page, show, t, check, rows, press, dialog }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await show(PATH);
    await expect(rows).toHaveCount(10);
    const filter = t("resource:phone.filters");

    await page.getByRole("button", { name: filter, exact: true }).press("Enter");
    await dialog.getByRole("combobox", { name: t("policies:field.status") }).focus();
    await press("Enter");
    await page.getByRole("option", { name: t("policies:status.online") }).click();
    await check("filters", "[role=dialog]");
    await dialog.getByRole("button", { name: t("resource:filters.submit") }).press("Enter");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: `${filter} (1)` })).toBeFocused();
    await expect(page).toHaveURL(`${PATH}?status=online`);

    const order = page.getByRole("button", { name: t("resource:phone.sort"), exact: true });
    await order.press("Enter");
    const descending = `${t("policies:field.count")} ${t("console:sort.descending")}`;
    await dialog.getByRole("button", { name: descending }).press("Enter");
    await expect(page).toHaveURL(`${PATH}?status=online&sort=-count`);
    await check("order", "[role=dialog]");
    await press("Escape");
    await expect(order).toBeFocused();
    await check("rows");

    await page.getByRole("button", { name: t("resource:field.select"), exact: true }).press("Enter");
    const bar = page.getByRole("group", { name: t("selection:label") });
    const selected = (total: number) => bar.getByRole("button", { name: t("selection:selected", { total }) });
    await rows.first().getByRole("checkbox").focus();
    await press("Space", "End", "Space");
    await expect(selected(2)).toBeVisible();
    // It stays in sight at the top of the area that scrolls.
    await expect(bar).toBeInViewport();
    await check("selection");
    await bar.getByRole("button", { name: t("policies:action.offline"), exact: true }).press("Enter");
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
    await bar.getByRole("button", { name: t("selection:clear") }).press("Enter");
    await expect(page.getByRole("checkbox")).toHaveCount(0);
  },
);
