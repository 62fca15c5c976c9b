import { readFile } from "node:fs/promises";
import { PATH } from "../search-table";
import { expect, film } from "./film";

film(
  "copies a cell, a row, what is selected and the link of a record",
  async ({ page, show, t, check, cell, rows, press, reach, dialog, clipboard, site }) => {
    await show(PATH);
    await reach(0, 2);
    const number = (await cell(0, 2).textContent()) ?? "";
    await press("ControlOrMeta+c");
    await expect.poll(clipboard).toBe(number.trim());
    await press("ControlOrMeta+Shift+c");
    await expect.poll(clipboard).toMatch(new RegExp(`^1\t${number.trim()}\t[^\n]+$`));
    await press("Space", "Shift+ArrowDown", "ControlOrMeta+c");
    await expect.poll(clipboard).toMatch(/^1\t.+\n2\t.+$/);

    // As a table with all fields.
    await page.getByRole("button", { name: t("selection:selected", { total: 2 }) }).press("Enter");
    await expect(dialog.getByRole("listitem")).toHaveCount(2);
    await check("selected", "[role=dialog]");
    await dialog.getByRole("button", { name: t("selection:csv.copy") }).press("Enter");
    await expect.poll(clipboard).toMatch(new RegExp(`^${t("policies:field.number")},.+\r\n${number.trim()},.+\r\n.+$`));
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: t("selection:csv.download") }).press("Enter");
    expect((await readFile(await (await download).path(), "utf-8")).split("\r\n")).toHaveLength(3);
    await press("Escape");

    const link = (id: number) => new RegExp(`^${site.url}${PATH}\\?pageSize=100&number=[^&]+&record=${id}$`);
    // From the menu of a row, and from its drawer.
    await rows
      .nth(1)
      .getByRole("button", { name: new RegExp(`^${t("resource:action.more")}`) })
      .press("Enter");
    await expect(page.getByRole("menuitem").first()).toBeFocused();
    await page.getByRole("menuitem", { name: t("resource:copy.link") }).press("Enter");
    await expect.poll(clipboard).toMatch(link(54));
    await reach(0, 2);
    await press("o");
    await dialog.getByRole("button", { name: t("resource:copy.link") }).press("Enter");
    await expect.poll(clipboard).toMatch(link(55));
  },
);
