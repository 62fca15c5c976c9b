import { PATH } from "../search-table";
import { expect, film } from "./film";
import { changeMeanwhile } from "./refusals";

film(
  "opens a record by its address, goes to the next one, and settles a conflict field by field",
  async ({ page, backend, show, t, check, cell, press, reach, dialog, allow }) => {
    allow(/409/);
    await show(PATH);
    await reach(1, 2);
    await press("Enter");
    await expect(page).toHaveURL(`${PATH}?record=54`);
    await expect(dialog).toContainText(t("resource:form.position", { position: 2, total: 10 }));
    const previous = dialog.getByRole("button", { name: t("resource:form.previous") });
    await previous.focus();
    await press("Enter");
    await expect(page).toHaveURL(`${PATH}?record=55`);
    await expect(previous).toBeFocused();
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    await check("record", "[role=dialog]");
    await page.reload();
    await expect(dialog).toContainText(t("resource:form.position", { position: 1, total: 10 }));
    await press("Escape");
    await expect(page).toHaveURL(PATH);

    await reach(0, 2);
    await press("e");
    await expect(page).toHaveURL(`${PATH}?edit=55`);
    const form = (name: "name" | "count") =>
      dialog.getByRole("textbox", { name: new RegExp(`^${t(`policies:field.${name}`)}(?! type)`) });
    await form("count").fill("77");
    await form("name").fill("Mine");
    await changeMeanwhile(backend, 55, { name: "Theirs", count: 88 });
    await press("Enter");
    const conflict = (name: "name" | "count") =>
      dialog.getByRole("radiogroup", { name: t(`policies:field.${name}`), exact: true }).getByRole("radio");
    await expect(conflict("name")).toHaveCount(2);
    await check("conflict", "[role=dialog]");
    // Theirs for the one, mine for the other.
    await expect(conflict("name").nth(1)).toBeChecked();
    await conflict("name").nth(1).focus();
    await press("ArrowUp");
    await expect(conflict("name").nth(0)).toBeChecked();
    await expect(form("name")).toHaveValue("Theirs");
    await expect(form("count")).toHaveValue("77");
    backend.faults.clear();
    await form("count").press("Enter");
    await expect(dialog).toHaveCount(0);
    expect(backend.requests.filter(({ method }) => method === "PATCH").map(({ body }) => JSON.parse(body))).toEqual([
      { name: "Mine", count: 77 },
      { count: 77 },
    ]);
    await expect(cell(0, 6)).toHaveText("77");
  },
);
