import { DEFAULT_LOCALE, LOCALES, languageOf } from "~/config/locales";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "./fixtures";
import { logInButton, readStored } from "./support";
import { expectToast } from "./toasts";

const LOGIN = pathTo("Login");

test("the language button confirms the change, reloads the page and stores the language", async ({
  page,
  open,
  toasts,
}) => {
  await open(`${LOGIN}?redirect=Card`);
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await page.getByRole("button", { name: "切换语言：English" }).click();
  await expectToast(toasts, "切换语言成功，即将刷新页面");
  await expect(page.getByRole("heading", { name: "Log in to Admin Console" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
  expect(await readStored(page, "arco-locale")).toBe("en-US");
  await expect(page).toHaveTitle("Log in - Admin Console");
  await expect(page).toHaveURL(`${LOGIN}?redirect=Card`);
  await expect(page.getByRole("button", { name: "Switch language" })).toBeVisible();
  // Through every further language, and from the last to the first.
  for (const locale of [...LOCALES.slice(LOCALES.indexOf("en-US") + 1), DEFAULT_LOCALE]) {
    await page.getByRole("button", { name: languageOf(locale).name }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page).toHaveTitle(new RegExp(languageOf(locale).product));
    expect(await readStored(page, "arco-locale")).toBe(locale);
  }
  await expect(logInButton(page)).toBeVisible();
});

test("the language button works in the console too", async ({ page, open }) => {
  await open(pathTo("Card"), { as: "admin" });
  await page.getByRole("button", { name: "切换语言：English" }).click();
  await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();
  await expect(page).toHaveTitle("Card list - Admin Console");
  await expect(page).toHaveURL(pathTo("Card"));
});

test("an unknown stored language shows English and stays stored", async ({ page, open }) => {
  await open(LOGIN, { stored: { "arco-locale": "fr-FR" } });
  await expect(page.getByRole("button", { name: "Log in", exact: true })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
  expect(await readStored(page, "arco-locale")).toBe("fr-FR");
});
