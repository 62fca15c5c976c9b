import { PATH } from "../search-table";
import { expect, film } from "./film";

const LIST = "GET /api/list/policy";

film(
  "selects ranges, all that were found, and what is out of sight, and takes an action back",
  async ({ page, backend, show, t, check, rows, cell, press, dialog, toasts }) => {
    await show(PATH);
    const bar = page.getByRole("group", { name: t("selection:label") });
    const selected = (total: number) => bar.getByRole("button", { name: t("selection:selected", { total }) });
    await page.getByRole("link", { name: t("resource:paging.skip") }).focus();
    await press("Tab", "Space", "Shift+ArrowDown", "Shift+ArrowDown");
    await expect(selected(3)).toBeVisible();
    await press("Shift+ArrowUp");
    await expect(selected(2)).toBeVisible();

    // The box of the page, in its header.
    await press("ControlOrMeta+Home", "ArrowUp", "Space");
    await expect(selected(10)).toBeVisible();
    backend.faults.set(LIST, { kind: "silent" });
    const all = bar.getByRole("button", { name: t("selection:all", { total: 55 }) });
    await all.focus();
    await press("Enter");
    await expect(bar.getByRole("progressbar")).toBeAttached();
    await check("gathering", "fieldset");
    const stop = bar.getByRole("button", { name: t("selection:stop") });
    await expect(stop).toBeFocused();
    await press("Enter");
    await expect(all).toBeFocused();
    backend.faults.clear();
    await press("Enter");
    await expect(selected(55)).toBeVisible();

    // The list of what is selected.
    await selected(55).focus();
    await press("Enter");
    const list = dialog.getByRole("list", { name: t("selection:list") });
    await expect(list).toBeVisible();
    await expect(dialog).toBeFocused();
    await press("Tab");
    await expect(list.getByRole("button").first()).toBeFocused();
    await check("selected", "[role=dialog]");
    await press("Enter");
    await expect(selected(54)).toBeVisible();
    await press("Escape");
    await expect(selected(54)).toBeFocused();

    // Another page: the action asks about what is not in sight, and can be taken back.
    await page.getByRole("button", { name: t("resource:paging.pageNumber", { page: 2 }) }).press("Enter");
    await expect(page).toHaveURL(/current=2/);
    await expect(cell(0, 2)).toHaveText(/0045$/);
    await bar.getByRole("button", { name: t("policies:action.offline"), exact: true }).focus();
    await press("Enter");
    await expect(dialog).toContainText("27");
    await check("question", "[role=dialog]");
    await dialog.getByRole("button", { name: t("policies:action.offline"), exact: true }).press("Enter");
    await expect(rows.getByText(t("policies:status.online"))).toHaveCount(0);
    const undo = page.getByRole("button", { name: t("resource:done.undo") });
    await expect(undo).toBeVisible();
    await press("ControlOrMeta+z");
    await expect(rows.getByText(t("policies:status.online")).first()).toBeVisible();
    await expect(undo).toHaveCount(0);
    expect(toasts.length).toBeGreaterThan(0);
  },
);
