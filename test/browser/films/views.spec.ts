import { PATH } from "../search-table";
import { expect, film } from "./film";

film(
  "saves a view, renames, replaces, prefers, shares and deletes it",
  async ({ page, show, t, check, press, dialog, clipboard, site }) => {
    await show(`${PATH}?status=offline&sort=-count`);
    const open = () => page.getByRole("button", { name: t("resource:toolbar.views"), exact: true }).press("Enter");
    const applyButton = (name: string) => dialog.getByRole("button", { name: t("views:apply", { name }) });
    const manage = async (name: string, action: string) => {
      await dialog.getByRole("button", { name: t("views:manage", { name }) }).press("Enter");
      await dialog.getByRole("button", { name: action, exact: true }).press("Enter");
    };

    await open();
    await expect(dialog.getByRole("textbox", { name: t("views:name") })).toBeVisible();
    await dialog.getByRole("textbox", { name: t("views:name") }).focus();
    await page.keyboard.type("A");
    await press("Enter");
    await expect(applyButton("A")).toHaveAttribute("aria-current", "true");
    await manage("A", t("views:rename"));
    await expect(dialog.getByRole("textbox", { name: t("views:newName") })).toBeFocused();
    await page.keyboard.type("B");
    await press("Enter");
    await expect(dialog.getByRole("button", { name: t("views:manage", { name: "B" }) })).toBeFocused();
    await expect(applyButton("A")).toHaveCount(0);

    // Another search is in sight, and takes the place of the one that was saved.
    await page.goto(`${PATH}?status=online`);
    await open();
    await expect(applyButton("B")).not.toHaveAttribute("aria-current");
    await manage("B", t("views:update"));
    await check("question", "[role=dialog]");
    await dialog.getByRole("button", { name: t("views:updateConfirm") }).press("Enter");
    await expect(applyButton("B")).toHaveAttribute("aria-current", "true");
    await manage("B", t("views:setDefault"));
    await expect(dialog.getByText(t("views:default"), { exact: true })).toBeVisible();
    await dialog.getByRole("button", { name: t("views:manage", { name: "B" }) }).press("Enter");
    await check("views", "[role=dialog]");
    await dialog.getByRole("button", { name: t("views:share", { name: "B" }) }).press("Enter");
    await expect.poll(clipboard).toBe(`${site.url}${PATH}?status=online`);
    await press("Escape", "Escape");
    await expect(dialog).toHaveCount(0);

    // The default is what the list is entered with.
    await page.goto("about:blank");
    await page.goto(PATH);
    await expect(page).toHaveURL(`${PATH}?status=online`);
    await open();
    await manage("B", t("views:delete", { name: "B" }));
    await dialog.getByRole("button", { name: t("views:remove"), exact: true }).press("Enter");
    await expect(dialog).toContainText(t("views:none"));
  },
);
