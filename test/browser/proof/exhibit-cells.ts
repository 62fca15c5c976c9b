import type { Page } from "@playwright/test";
import type english from "../../support/exhibit-words/en-US";
import { expect } from "../fixtures";

type ResourceTexts = {
  [Name in "field" | "material" | "techniques" | "onLoan"]: Record<keyof (typeof english)[Name], string>;
};

/** Edits a cell of every kind of field in the second record, by keys alone. */
export async function editCells(page: Page, { field, material, techniques, onLoan }: ResourceTexts): Promise<void> {
  const grid = page.getByRole("grid");
  const row = grid.getByRole("row").nth(2);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** Goes to the cell of a column, and opens it. */
  async function open(name: string) {
    const index = await grid
      .getByRole("columnheader", { name, exact: true })
      .evaluate((head: HTMLTableCellElement) => head.cellIndex);
    const cell = row.getByRole("gridcell").nth(index);
    await press("Home");
    for (let step = 0; step < index; step += 1) await press("ArrowRight");
    await expect(cell).toBeFocused();
    await press("Enter");
    await expect(cell.getByRole("form").locator("input, textarea").first()).toBeFocused();
    // Neither the table nor a pinned column covers its end.
    const isOnTop = await cell.getByRole("form").evaluate((form) => {
      const { right, top } = form.getBoundingClientRect();
      return form.contains(document.elementFromPoint(right - 8, top + 12));
    });
    expect(isOnTop, name).toBe(true);
    return cell;
  }
  async function type(name: string, text: string, shown: string | RegExp = text) {
    const cell = await open(name);
    await press("ControlOrMeta+a");
    await page.keyboard.type(text);
    await press("Enter");
    await expect(cell).toHaveText(shown);
    await expect(cell).toBeFocused();
  }
  async function pick(name: string, shown: string, ...keys: string[]) {
    const cell = await open(name);
    await press(...keys);
    await expect(cell).toContainText(shown);
    await expect(cell).toBeFocused();
  }

  await row.getByRole("gridcell").nth(1).click();
  await type(field.name, "青瓷碗");
  await pick(field.material, material.bronze, "ArrowDown", "Enter");
  await type(field.price, "88", /88\.00/);
  await type(field.acquired, "2026-01-02", /2026/);
  await pick(field.onLoan, onLoan.true, "Space");
  await pick(field.techniques, techniques.carved, "ArrowDown", "ArrowDown", "Enter", "Escape", "Enter");
  await type(field.note, "三色釉");
  await type(field.site, "https://example.org/bowl");
}
