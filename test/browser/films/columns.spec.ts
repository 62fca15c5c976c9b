import { PATH } from "../search-table";
import { expect, film } from "./film";

film(
  "moves, hides, pins and widens columns, which a reload keeps, and puts them back",
  async ({ page, show, t, check, press, dialog }) => {
    await show(PATH);
    const heads = page.getByRole("columnheader");
    const word = (name: "number" | "count" | "filterType" | "status") => t(`policies:field.${name}`);
    const edge = page.getByRole("separator", {
      name: t("resource:columns.width", { column: word("count") }),
      exact: true,
    });
    const opener = page.getByRole("button", { name: t("resource:columns.button") });
    const open = () => opener.press("Enter");
    const before = await heads.allTextContents();

    await open();
    const move = dialog.getByRole("button", { name: t("resource:columns.move", { column: word("number") }) });
    await move.focus();
    await press("Space");
    // It may tell at once where the column is.
    const at = { column: word("number"), position: 2 };
    const lifted = page.getByText(t("resource:columns.lifted", at));
    await expect(lifted.or(page.getByText(t("resource:columns.moved", at)))).toBeAttached();
    // dnd-kit listens to the arrows in a timer after the lift (KeyboardSensor).
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    await press("ArrowDown");
    await expect(page.getByText(t("resource:columns.moved", { column: word("number"), position: 3 }))).toBeAttached();
    await press("Space");
    await expect(heads.nth(3)).toHaveText(word("number"));
    await dialog
      .getByRole("checkbox", { name: t("resource:columns.show", { column: word("filterType") }) })
      .press("Space");
    await expect(heads).toHaveCount(before.length - 1);
    await dialog
      .getByRole("button", { name: t("resource:columns.pinLeft", { column: word("status") }) })
      .press("Enter");
    await expect(heads.nth(1)).toHaveText(word("status"));
    await check("columns", "[role=dialog]");
    await press("Escape");
    await expect(dialog).toHaveCount(0);
    // The focus comes back a moment later, and would leave the edge again.
    await expect(opener).toBeFocused();

    const width = await edge.getAttribute("aria-valuenow");
    await edge.focus();
    await press("Shift+ArrowRight", "ArrowRight");
    await expect(edge).toHaveAttribute("aria-valuenow", String(Number(width) + 60));
    await page.reload();
    await expect(edge).toHaveAttribute("aria-valuenow", String(Number(width) + 60));
    await expect(heads.nth(1)).toHaveText(word("status"));
    await expect(heads).toHaveCount(before.length - 1);
    await check("changed columns");
    await edge.focus();
    await press("Home");
    await expect(edge).toHaveAttribute("aria-valuenow", "60");
    await press("Enter");
    await expect(edge).not.toHaveAttribute("aria-valuenow", "60");

    await open();
    await dialog.getByRole("button", { name: t("resource:columns.reset") }).press("Enter");
    await expect(heads).toHaveText(before);
    await expect(edge).toHaveAttribute("aria-valuenow", String(width));
  },
);
