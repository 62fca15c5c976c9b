import { PATH } from "../search-table";
import { expect, film } from "./film";

film(
  "edits cells, saves them with Tab, and goes back",
  async ({ page, backend, show, t, check, rows, cell, press, reach }) => {
    await show(PATH);
    await expect(rows).toHaveCount(10);
    const editor = page.locator("tbody").getByRole("form");
    const patches = () => backend.requests.filter(({ method }) => method === "PATCH");

    await reach(1, 6);
    await press("Enter");
    await expect(editor.getByRole("textbox")).toBeFocused();
    await check("editor");
    // It covers its cell, and neither the cell, nor the row, nor a pinned column cuts it off.
    await expect(editor).toBeInViewport({ ratio: 1 });
    const place = await editor.evaluate((form) => {
      const [covering, covered] = [form.getBoundingClientRect(), form.closest("td")?.getBoundingClientRect()];
      return {
        covers: covered && covering.left < covered.left + 5 && covering.right > covered.right - 5,
        below: Math.abs(covering.top - (covered?.top ?? 0)),
        isOnTop: form.contains(document.elementFromPoint(covering.right - 8, covering.top + 12)),
      };
    });
    expect(place).toMatchObject({ covers: true, isOnTop: true });
    expect(place.below).toBeLessThan(5);
    await page.keyboard.type("2.5");
    await press("Enter");
    const rule = { field: t("policies:field.count"), digits: 12 };
    await expect(editor).toContainText(t("resource:rules.wholeNumber", rule));
    await expect(editor.getByRole("textbox")).toBeFocused();
    await press("ControlOrMeta+a");
    await page.keyboard.type("4321");
    await press("Enter");
    await expect(editor).toHaveCount(0);
    await expect(cell(1, 6)).toHaveText("4,321");
    await expect(cell(1, 6)).toBeFocused();
    expect(patches()).toHaveLength(1);

    await cell(2, 3).dblclick();
    await expect(editor.getByRole("textbox")).toBeFocused();
    await press("ControlOrMeta+a");
    await page.keyboard.type("Film");
    await press("Tab");
    await expect(cell(2, 4).getByRole("combobox")).toBeFocused();
    await expect(cell(2, 3)).toHaveText("Film");
    await press("Escape");
    await expect(editor).toHaveCount(0);
    await expect(cell(2, 4)).toBeFocused();
    expect(patches()).toHaveLength(2);

    // In the last row what is opened is in sight, and the page does not move sideways.
    await press("ControlOrMeta+End");
    await cell(9, 8).dblclick();
    await expect(editor).toBeInViewport({ ratio: 1 });
    await press("Escape");
    await expect(editor).toHaveCount(0);
  },
  { isAlwaysRun: true },
);
