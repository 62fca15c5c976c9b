import { LOCALES, languageOf } from "~/config/locales";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "./fixtures";
import { readStored } from "./support";
import { openFromMenu } from "./tabs-support";
import { expectToast } from "./toasts";

const LOGIN = pathTo("Login");

test("an unknown stored language shows English; the language button leads through every language", async ({
  page,
  open,
  toasts,
}) => {
  await open(`${LOGIN}?redirect=Card`, { stored: { "arco-locale": "fr-FR" } });
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
  expect(await readStored(page, "arco-locale")).toBe("fr-FR");
  // Through every further language, from the last to the first, and to English again.
  const further = LOCALES.indexOf("en-US") + 1;
  for (const locale of [...LOCALES.slice(further), ...LOCALES.slice(0, further)]) {
    await page.getByRole("button", { name: languageOf(locale).name }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page).toHaveTitle(new RegExp(languageOf(locale).product));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await readStored(page, "arco-locale")).toBe(locale);
  }
  await expectToast(toasts, "切换语言成功，即将刷新页面");
  await expect(page).toHaveTitle("Log in - Admin Console");
  await expect(page).toHaveURL(`${LOGIN}?redirect=Card`);
  await expect(page.getByRole("button", { name: "Switch language" })).toBeVisible();
});

test("a language that another tab has chosen reaches this page with its next load, and no part of it before", {
  tag: "@proof",
}, async ({ page, open, seeded }) => {
  await open(pathTo("SearchTable"), { as: "admin" });
  await expect(page.getByRole("heading", { name: "查询表格" })).toBeVisible();
  seeded.set("arco-locale", "en-US");
  await page.evaluate(() => localStorage.setItem("arco-locale", "en-US"));

  await page.getByRole("textbox", { name: "集合名称" }).fill("不存在");
  await page.getByRole("button", { name: "查询", exact: true }).click();
  await expect(page).toHaveURL(/name=/);
  await openFromMenu(page, pathTo("Card"));
  await expect(page.getByRole("heading", { name: "卡片列表" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect(page.getByRole("navigation", { name: "主菜单" })).toBeVisible();

  await page.reload();
  await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();
});
