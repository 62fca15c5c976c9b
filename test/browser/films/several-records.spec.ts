import { PATH } from "../search-table";
import { expect, film } from "./film";

film(
  "cells are pasted, and one field of two records is set",
  async ({ page, show, t, check, cell, press, reach, dialog }) => {
    await show(PATH);
    const save = dialog.getByRole("button", { name: t("editing:save", { counted: "2" }) });
    const count = (row: number) => cell(row, 6);
    await page.evaluate(() => navigator.clipboard.writeText("4321\n4322\n"));
    await reach(1, 6);
    await press("ControlOrMeta+v");
    await expect(dialog.getByRole("table", { name: t("editing:changes") }).getByRole("row")).toHaveCount(3);
    await expect(save).toBeFocused();
    await check("pasted cells", "[role=dialog]");
    await press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(count(1)).toHaveText("4,321");
    await expect(count(2)).toHaveText("4,322");

    await reach(3, 6);
    await press("Space", "ArrowDown", "Space");
    await page.getByRole("button", { name: t("selection:edit") }).press("Enter");
    const field = dialog.getByRole("combobox", { name: t("editing:field"), exact: true });
    await expect(field).toBeFocused();
    await press("Enter");
    await page.getByRole("option", { name: t("policies:field.count"), exact: true }).click();
    await dialog.getByRole("textbox", { name: t("policies:field.count") }).fill("99");
    await check("one field of several records", "[role=dialog]");
    await press("Enter");
    await expect(save).toBeFocused();
    await press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(count(3)).toHaveText("99");
    await expect(count(4)).toHaveText("99");
  },
);
