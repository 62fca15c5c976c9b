import { pathTo } from "~/navigation/paths";
import { expect, type Page, test } from "./fixtures";
import { heading, holdRequests } from "./support";

const CARD = pathTo("Card");

const palette = (page: Page) => page.getByRole("dialog", { name: "搜索" });
const field = (page: Page) => palette(page).getByRole("combobox");
const options = (page: Page) => palette(page).getByRole("option");

async function openByKey(page: Page, key: string) {
  // The keyboard shortcuts work once the frame is rendered.
  await expect(page.getByRole("banner")).toBeVisible();
  await page.keyboard.press(key);
  await expect(field(page)).toBeFocused();
}

test("loses no letter typed before its field has the focus; keys open it, and Escape restores the focus", async ({
  page,
  open,
}) => {
  const releaseDialog = await holdRequests(page, "**/assets/idle-*.js");
  const releaseResults = await holdRequests(page, "**/assets/palette-results-*.js");
  await open(pathTo("Success"), { as: "admin" });
  await expect(page.getByRole("banner")).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("ka");
  // The next letters arrive while the dialog appears and takes the focus.
  releaseDialog();
  await page.keyboard.type("pi", { delay: 20 });
  await expect(field(page)).toBeFocused();
  releaseResults();
  await expect(options(page)).toHaveText([/卡片列表/]);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("an");
  await expect(field(page)).toHaveValue("kapian");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(CARD);
  await expect(heading(page, "卡片列表")).toBeVisible();
  await expect(palette(page)).toBeHidden();

  const language = page.getByRole("button", { name: "切换语言：English" });
  for (const key of ["Control+k", "Meta+k", "/"]) {
    await language.focus();
    await openByKey(page, key);
    await expect(field(page)).toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(palette(page)).toBeHidden();
    await expect(language).toBeFocused();
  }
  await openByKey(page, "Control+k");
  await page.keyboard.type("/");
  await expect(field(page)).toHaveValue("/");
  await expect(palette(page).getByText("没有找到“/”").first()).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(palette(page)).toBeHidden();
  await expect(language).toBeFocused();
  const search = page.getByRole("main").getByRole("searchbox");
  await search.focus();
  await page.keyboard.press("/");
  await expect(search).toHaveValue("/");
  await expect(palette(page)).toBeHidden();
  await page.getByRole("banner").getByRole("button", { name: "搜索" }).click();
  await expect(field(page)).toBeFocused();
});

test("a list too long for its dialog ends in the middle of a row", { tag: "@proof" }, async ({ page, open }) => {
  for (const height of [900, 720, 640]) {
    await page.setViewportSize({ width: 1280, height });
    await open(pathTo("Success"), { as: "admin" });
    await openByKey(page, "Control+k");
    const shown = await palette(page)
      .getByRole("listbox")
      .evaluate((list) => {
        const first = list.querySelector("[role=option]")?.getBoundingClientRect();
        const rows = (list.getBoundingClientRect().bottom - (first?.top ?? 0)) / (first?.height ?? 0);
        return { rest: rows % 1, isWhole: list.scrollHeight <= list.clientHeight };
      });
    expect(shown.isWhole).toBe(false);
    expect(shown.rest).toBeCloseTo(0.5, 1);
  }
});
