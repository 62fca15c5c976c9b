import { pathTo } from "~/navigation/paths";
import { expect, type Page, test } from "./fixtures";
import { heading, holdRequests, logInButton } from "./support";

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

test("Ctrl K and / open the palette, Escape restores the focus, and a slash in a field stays text", async ({
  page,
  open,
}) => {
  await open(CARD, { as: "admin" });
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

test("remembers visited screens, and runs actions", async ({ page, open }) => {
  await open(CARD, { as: "admin" });
  await expect(heading(page, "卡片列表")).toBeVisible();
  await page.goto(pathTo("Info"));
  await openByKey(page, "Control+k");
  await expect(palette(page).getByRole("group", { name: "最近访问" }).getByRole("option")).toHaveText([/卡片列表/]);
  await field(page).fill("shense");
  await page.keyboard.press("Enter");
  await expect(page.locator("body")).toHaveAttribute("arco-theme", "dark");
  await openByKey(page, "Control+k");
  await field(page).fill("配置");
  await options(page).first().click();
  await expect(page.getByRole("dialog", { name: "应用配置" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await openByKey(page, "Control+k");
  await field(page).fill("logout");
  await page.keyboard.press("Enter");
  await expect(logInButton(page)).toBeVisible();
});

test("loses no letter typed before its code has loaded", async ({ page, open }) => {
  const release = await holdRequests(page, "**/assets/palette-*.js");
  await open(pathTo("404"), { as: "admin" });
  await expect(page.getByRole("banner")).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("kapi");
  release();
  await expect(options(page)).toHaveText([/卡片列表/]);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("an");
  await expect(field(page)).toHaveValue("kapian");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(CARD);
});
