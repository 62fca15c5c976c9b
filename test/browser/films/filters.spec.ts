import { pathTo } from "~/navigation/paths";
import { PATH } from "../search-table";
import { expect, film } from "./film";

const BASIC = pathTo("Basic");

film(
  "typed and pasted values search and sort a list, and its address keeps it all",
  async ({ page, take, show, t, check, press }) => {
    const kind = take.locale === "zh-CN" ? "视频类" : "Video ";
    const given = [`${kind}001002`, `${kind}001005`];
    const encoded = given.map((number) => encodeURIComponent(number).replace("%20", "+")).join(",");
    await show(BASIC);
    const word = (name: "contentNumber" | "status" | "updateTime") => t(`operations:field.${name}`);
    const log = page.getByRole("region", { name: t("operations:table") });
    const rows = log.getByRole("grid").locator("tbody tr");
    const head = (name: string) => log.getByRole("button", { name, exact: true });
    await expect(rows).toHaveCount(5);

    // A pasted column, typed on, is one search.
    await page.evaluate((text) => navigator.clipboard.writeText(text), `${given.join("\r\n")}\r\n`);
    const numbers = page.getByRole("textbox", { name: word("contentNumber") });
    await numbers.focus();
    await press("ControlOrMeta+V");
    await expect(numbers).toHaveValue(given.join(", "));
    await press("Enter");
    await expect(rows).toHaveCount(2);
    await expect(page).toHaveURL(`${BASIC}?log.contentNumber=${encoded}`);
    const values = t("resource:filters.values", { total: 2 });
    const chip = t("resource:filters.remove", { field: word("contentNumber"), value: values });
    await log.getByRole("button", { name: chip }).press("Enter");
    await expect(rows).toHaveCount(5);

    await head(word("status")).press("Enter");
    await expect(page).toHaveURL(/\?log\.sort=-status$/);
    // The next sort is added to the one that the table shows.
    await expect(log.getByRole("columnheader").filter({ hasText: word("status") })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    await head(word("updateTime")).press("Shift+Enter");
    await expect(page).toHaveURL(/\?log\.sort=-status,-updateTime$/);
    await head(word("updateTime")).click({ modifiers: ["Shift"] });
    await expect(page).toHaveURL(/\?log\.sort=-status,updateTime$/);
    await page.reload();
    const second = t("console:sort.current", { number: 2, direction: t("console:sort.ascending") });
    await expect(head(word("updateTime"))).toHaveAttribute("title", second);
    await check("two sorts");

    // All values of a row by its menu key, without the pointer.
    const view = rows.first().getByRole("button", { name: new RegExp(`^${t("resource:action.view")}`) });
    await view.focus();
    await press("Shift+F10");
    await expect(page.getByRole("menuitem").first()).toBeFocused();
    await check("values of a row", "[role=menu]");
    await press("Escape");
    await expect(view).toBeFocused();
    const states = [t("operations:status.reviewing"), t("operations:status.passed")];
    const status = rows.first().getByRole("gridcell", { name: new RegExp(`^(${states.join("|")})$`) });
    const value = (await status.textContent()) ?? "";
    await status.click({ button: "right" });
    await expect(page.getByRole("menuitem")).toHaveText([
      t("resource:filters.only", { field: word("status"), value }),
      t("resource:filters.without", { field: word("status"), value }),
    ]);
    await press("ArrowDown", "Enter");
    await expect(page).toHaveURL(/\?log\.status=[a-z,]+&log\.sort=-status,updateTime$/);
    await expect(log.getByRole("gridcell", { name: value, exact: true })).toHaveCount(0);
    const clear = t("resource:filters.clearSort", { sort: t("resource:filters.sort", { fields: "" }) });
    await log.getByRole("button", { name: new RegExp(`^${clear}`) }).press("Enter");
    await expect(page).toHaveURL(/\?log\.status=[a-z,]+$/);

    // Further values take no further line: their number stands beside the first.
    await log.getByRole("button", { name: t("resource:filters.more"), exact: true }).press("Enter");
    const chosen = log.locator(".mantine-MultiSelect-root", { hasText: word("status") });
    await chosen.getByRole("combobox").click();
    for (const option of await page.getByRole("option", { selected: false }).all()) await option.click();
    await expect(page.getByRole("option", { selected: false })).toHaveCount(0);
    await expect(chosen.locator(".mantine-MultiSelect-pill:visible")).toHaveCount(1);
    const pills = chosen.locator(".mantine-MultiSelect-pillsList");
    expect(await pills.evaluate((list) => getComputedStyle(list, "::after").content)).toBe('"+1"');
  },
);

film(
  "a range of days is typed, refused where it is none, and stands in a chip that takes it away",
  async ({ page, show, t, check, rows, press }) => {
    await show(PATH);
    const range = page.getByRole("textbox", { name: t("policies:field.createdTime") });
    await range.first().focus();
    await page.keyboard.type("2020-01-01");
    await press("Tab");
    await page.keyboard.type("2020-13-01");
    await press("Enter");
    await expect(page.getByText(t("resource:filters.dayInvalid")).first()).toBeVisible();
    await check("refused range", "form");
    await press("ControlOrMeta+a");
    await page.keyboard.type("2020-12-31");
    await press("Enter");
    await expect(page).toHaveURL(`${PATH}?createdFrom=2020-01-01&createdTo=2020-12-31`);
    await expect(rows).toHaveCount(0);
    await check("nothing found");
  },
);
