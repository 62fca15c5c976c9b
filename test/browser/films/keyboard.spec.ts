import { PATH } from "../search-table";
import { expect, film } from "./film";

film(
  "moves between cells, selects and copies rows, and shows all keys",
  async ({ page, backend, show, t, check, rows, cell, press, reach, clipboard, dialog }) => {
    await show(`${PATH}?pageSize=100`);
    await expect(rows).toHaveCount(55);
    const selected = (total: number) => page.getByRole("button", { name: t("selection:selected", { total }) });
    await page.getByRole("link", { name: t("resource:paging.skip") }).focus();
    await press("Tab");
    await expect(cell(0, 1)).toBeFocused();
    await check("grid", "[role=grid]");

    await press("ControlOrMeta+End");
    await expect(rows.last().getByRole("gridcell").last()).toBeFocused();
    await expect(rows.last()).toBeInViewport();
    await press("ControlOrMeta+Home");
    await expect(cell(0, 0)).toBeFocused();
    // Not behind the sticky headers.
    const headers = await page.getByRole("grid").locator("thead").boundingBox();
    const first = await rows.first().boundingBox();
    expect(first?.y).toBeGreaterThanOrEqual((headers?.y ?? 0) + (headers?.height ?? 0) - 1);
    await press("ArrowRight", "PageDown", "PageDown");
    await expect(rows.first()).not.toBeInViewport();
    await press("PageUp", "PageUp");
    await expect(cell(0, 1)).toBeFocused();

    await press("ArrowDown", "ArrowRight", "ControlOrMeta+c");
    await expect.poll(clipboard).toMatch(/^JH\d+$/);
    await press("ControlOrMeta+Shift+c");
    await expect.poll(clipboard).toMatch(/^2\tJH\d+\t[^\n]+$/);
    await press("Space", "Shift+ArrowDown");
    await expect(selected(2)).toBeVisible();
    await press("ControlOrMeta+c");
    await expect.poll(clipboard).toMatch(/^2\t.+\t.+\n3\t.+\t.+$/);
    await rows
      .nth(5)
      .getByRole("checkbox")
      .click({ modifiers: ["Shift"] });
    await expect(selected(5)).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.isCollapsed)).toBe(true);
    await press("ArrowUp");
    await expect(cell(4, 0)).toBeFocused();

    await press("?");
    await expect(dialog).toContainText(t("shortcuts:copyRow"));
    await check("keys", "[role=dialog]");
    await press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(cell(4, 0)).toBeFocused();

    // The form of the record, its deletion, and its undo.
    await reach(2, 1);
    await press("e");
    await expect(page).toHaveURL(/&edit=53$/);
    await expect(dialog.getByRole("textbox").first()).toBeFocused();
    await press("Escape");
    await expect(cell(2, 1)).toBeFocused();
    await press("Delete");
    await expect(rows).toHaveCount(54);
    await press("ControlOrMeta+z");
    await expect(rows).toHaveCount(55);
    expect(backend.requests.filter(({ method }) => method === "DELETE")).toEqual([]);
  },
);
