import type { Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "../fixtures";
import { button, field } from "../forms";
import { heading, logInButton, readStored } from "../support";

const LOGIN = pathTo("Login");
const WORKPLACE = pathTo("Workplace");

const DARK_PAGE = "rgb(23, 23, 26)";
const LINE = "rgb(229, 230, 235)";
const PRIMARY = "rgb(22, 93, 255)";

async function expectTheme(page: Page, theme: "light" | "dark") {
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", theme);
  if (theme === "dark") await expect(page.locator("body")).toHaveAttribute("arco-theme", "dark");
  else await expect(page.locator("body")).not.toHaveAttribute("arco-theme");
}

test("the theme button switches the page and stores the theme", async ({ page, open }) => {
  await open(LOGIN);
  await expectTheme(page, "light");
  await page.getByRole("button", { name: "切换到深色主题" }).click();
  await expectTheme(page, "dark");
  expect(await readStored(page, "arco-theme")).toBe("dark");
  await page.reload();
  await expect(logInButton(page)).toBeVisible();
  await expectTheme(page, "dark");
  await page.getByRole("button", { name: "切换到浅色主题" }).click();
  await expectTheme(page, "light");
  expect(await readStored(page, "arco-theme")).toBe("light");
});

test("a theme chosen on the login page applies to the console", async ({ page, open, logIn }) => {
  await open(LOGIN);
  await page.getByRole("button", { name: "切换到深色主题" }).click();
  await logIn("user");
  await expectTheme(page, "dark");
});

test("an unknown stored theme shows the default", async ({ page, open }) => {
  await open(LOGIN, { stored: { "arco-theme": "sepia" } });
  await expect(logInButton(page)).toBeVisible();
  await expectTheme(page, "light");
});

test("parts whose styles load late are styled: the active tab is marked, and so is a range of days", async ({
  page,
  open,
}) => {
  await open(pathTo("Step"), { as: "admin" });
  await button(page, "消息中心，4 条未读").click();
  const tab = page.getByRole("tab", { name: /^消息/, selected: true });
  // The line slides below the list to the active tab.
  const line = () => page.getByRole("tablist").evaluate((list) => getComputedStyle(list, "::after").borderBottom);
  await expect.poll(line).toBe(`2px solid ${PRIMARY}`);
  await expect(tab).toHaveCSS("padding-top", "8px");
  await page.keyboard.press("Escape");

  await field(page, "推广时间 开始日期").fill("2026-03-02");
  await field(page, "推广时间 结束日期").fill("2026-03-06");
  await button(page, "打开日历").click();
  const day = (name: string) => page.getByRole("button", { name });
  await expect(day("2026年3月2日")).toHaveCSS("background-color", PRIMARY);
  await expect(day("2026年3月4日")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(day("2026年3月9日")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});

test("an error message in a form moves none of its fields", async ({ page, open }) => {
  for (const path of [pathTo("Step"), pathTo("Group"), LOGIN]) {
    await open(path, { as: path === LOGIN ? undefined : "admin" });
    const submit = page.locator("form [type=submit]:visible");
    await expect(submit).toBeVisible();
    // The rates in use are wrong already.
    if (path === pathTo("Group")) await page.getByRole("textbox", { name: "采集帧率" }).fill("");
    const positions = () =>
      page.locator("form .mantine-InputWrapper-root").evaluateAll((fields) => {
        const top = fields[0]?.getBoundingClientRect().top ?? 0;
        return fields.map((one) => one.getBoundingClientRect().top - top);
      });
    const before = await positions();
    await submit.click();
    await expect(page.locator("[aria-invalid=true]").nth(1)).toBeVisible();
    expect(await positions(), path).toEqual(before);
  }
});

test("cards have the hairline border of the design tokens", async ({ page, open }) => {
  await open(pathTo("Basic"), { as: "admin" });
  await expect(page.getByRole("region", { name: "当前进度" })).toHaveCSS("border-color", LINE);
});

test("the chart follows the theme", async ({ page, open }) => {
  await open(WORKPLACE, { as: "admin" });
  const line = page.getByRole("img", { name: /折线图/ }).locator("path.recharts-area-curve");
  await expect(line).toHaveCSS("stroke", "rgb(22, 93, 255)");
  await page.getByRole("button", { name: "切换到深色主题" }).click();
  await expect(line).toHaveCSS("stroke", "rgb(60, 126, 255)");
  await page.evaluate(() => document.body.removeAttribute("arco-theme"));
  await expect(line).toHaveCSS("stroke", "rgb(22, 93, 255)");
});

test("the chart has a table with the same numbers", async ({ page, open }) => {
  await open(WORKPLACE, { as: "admin" });
  const panel = page.getByRole("region", { name: /^内容数据/ });
  await panel.getByText("表格", { exact: true }).click();
  await expect(panel.getByRole("table")).toHaveAttribute("aria-rowcount", "15");
  // Only the visible rows are rendered.
  await panel.getByRole("group", { name: "内容数据" }).press("End");
  await expect(panel.getByRole("row").last()).toHaveAttribute("aria-rowindex", "15");
  await expect(panel.getByRole("row").last()).toContainText("5,340");
});

test.describe("before any script has loaded", () => {
  test.beforeEach(({ page }) => page.route("**/*.js", () => {}));

  test("shows the outline of the login, light and Chinese", async ({ page, open }) => {
    await open(LOGIN, { until: "commit" });
    await expect(page.locator(".outline-login")).toBeVisible();
    await expect(page.locator(".outline-console")).toBeHidden();
    await expect(page.locator(".outline-login")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expectTheme(page, "light");
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
    await expect(page).toHaveTitle(/管理控制台$/);
  });

  test("shows the outline of the console, dark and English", async ({ page, open }) => {
    const stored = { "arco-theme": "dark", "arco-locale": "en-US" };
    await open(WORKPLACE, { as: "admin", stored, until: "commit" });
    await expect(page.locator(".outline-console")).toBeVisible();
    await expect(page.locator(".outline-login")).toBeHidden();
    await expect(page.locator(".outline-console")).toHaveCSS("background-color", DARK_PAGE);
    await expect(page.locator(".outline-bar")).toHaveCSS("background-color", "rgb(35, 35, 36)");
    await expectTheme(page, "dark");
    await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
    await expect(page).toHaveTitle(/Admin Console$/);
  });

  test("shows English for an unknown stored language, on a phone too", async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(pathTo("Card"), { as: "user", stored: { "arco-locale": "fr-FR" }, until: "commit" });
    await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
    await expect(page.locator(".outline-bar")).toBeVisible();
    await expect(page.locator(".outline-side")).toBeHidden();
  });
});

test("names the script file that did not load, and offers another try", async ({ page, open, allow }) => {
  allow(/Failed to load resource.*\.js$/);
  // The page preloads it before anything else, and never uses it when the start fails.
  allow(/config\.json was preloaded/);
  await page.route("**/*.js", (route) => route.abort());
  await open(LOGIN);
  await expect(page.getByRole("alert")).toBeVisible();
  await page.unroute("**/*.js");
  await page.getByRole("button", { name: "重试" }).click();
  await expect(logInButton(page)).toBeVisible();
});

test("draws the frame exactly where its outline was", async ({ page, open }) => {
  await open(pathTo("Card"), { as: "admin" });
  await expect(heading(page, "卡片列表")).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCSS("height", "60px");
  await expect(page.getByRole("complementary")).toHaveCSS("width", "220px");
  await expect(page.getByRole("main")).toBeInViewport();
});
