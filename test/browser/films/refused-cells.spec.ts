import { PATH } from "../search-table";
import { expect, film } from "./film";
import { changeMeanwhile, refuseChanges } from "./refusals";

film(
  "a cell that is refused keeps what was typed, goes back on Escape, and settles a conflict",
  async ({ page, backend, show, t, check, cell, press, reach, allow }) => {
    allow(/403|409/);
    await show(PATH);
    const edited = (row: number, column: number) => cell(row, column).getByRole("form");
    const patches = () =>
      backend.requests.filter(({ method }) => method === "PATCH").map(({ body }) => JSON.parse(body));
    const before = await cell(0, 6).textContent();

    refuseChanges(backend.faults, "合同上限");
    await reach(0, 6);
    await press("Enter");
    await expect(edited(0, 6).getByRole("textbox")).toBeFocused();
    await press("ControlOrMeta+a");
    await page.keyboard.type("4321");
    await press("Enter");
    await expect(edited(0, 6)).toContainText("合同上限");
    await expect(edited(0, 6).getByRole("textbox")).toHaveValue("4321");
    await check("refused", "tbody form");
    await edited(0, 6).getByRole("textbox").focus();
    await press("Escape");
    await expect(cell(0, 6)).toBeFocused();
    await expect(cell(0, 6)).toHaveText(before ?? "");

    // A value that is chosen is saved at once; a refused one can be chosen again.
    await press("ArrowRight", "ArrowRight", "Enter");
    await expect(edited(0, 8).getByRole("combobox")).toBeFocused();
    await expect(page.getByRole("listbox").getByRole("option", { selected: true })).toBeVisible();
    await press("ArrowDown", "Enter");
    await expect(edited(0, 8)).toContainText("合同上限");
    await edited(0, 8).getByRole("combobox").focus();
    await press("Escape");
    await expect(cell(0, 8)).toHaveText(t("policies:status.online"));

    backend.faults.clear();
    await changeMeanwhile(backend, 55, { count: 88 });
    await reach(0, 6);
    await press("Enter");
    await expect(edited(0, 6).getByRole("textbox")).toBeFocused();
    await press("ControlOrMeta+a");
    await page.keyboard.type("77");
    await press("Enter");
    const choices = edited(0, 6).getByRole("radio");
    await expect(choices).toHaveCount(2);
    await expect(edited(0, 6)).toBeInViewport({ ratio: 1 });
    await check("conflict", "tbody form");
    await choices.nth(1).focus();
    await press("ArrowUp");
    await expect(edited(0, 6).getByRole("textbox")).toHaveValue("88");
    await press("ArrowDown");
    await expect(edited(0, 6).getByRole("textbox")).toHaveValue("77");
    backend.faults.clear();
    await press("Enter");
    await expect(cell(0, 6)).toHaveText("77");
    await expect(cell(0, 6)).toBeFocused();
    expect(patches()).toEqual([{ count: 77 }, { count: 77 }]);
  },
);
