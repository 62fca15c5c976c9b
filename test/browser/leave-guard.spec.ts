import type { Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "./fixtures";
import { button, countUnloadDialogs, field, startForm, UNSAVED_DIALOG } from "./forms";
import { heading, holdRequests, mainMenu } from "./support";
import { openFromMenu } from "./tabs-support";

const CARD = pathTo("Card");
const STEP = pathTo("Step");

const dialog = (page: Page) => page.getByRole("dialog", { name: UNSAVED_DIALOG });
const answer = (page: Page, name: "继续填写" | "放弃内容") => dialog(page).getByRole("button", { name }).click();
const name = (page: Page) => field(page, "活动名称");
const elsewhere = (page: Page) => mainMenu(page).getByRole("link", { name: "404" });

test("a link and back ask about unsaved changes: staying keeps them, leaving discards them", async ({ page, open }) => {
  await open(CARD, { as: "admin" });
  await openFromMenu(page, STEP);
  await startForm(page);
  await elsewhere(page).click();
  await expect(dialog(page)).toContainText("“分步表单”中填写的内容尚未保存");
  await expect(dialog(page).getByRole("button", { name: "继续填写" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await page.goBack();
  await answer(page, "继续填写");
  // A click on a dialog that still fades out is none on the next one.
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(STEP);
  await expect(name(page)).toHaveValue("草稿");
  await page.goBack();
  await answer(page, "放弃内容");
  await expect(heading(page, "卡片列表")).toBeVisible();
  await page.goForward();
  await expect(name(page)).toHaveValue("");
  await elsewhere(page).click();
  await expect(heading(page, "404")).toBeVisible();
});

test("going forward before the screen is left keeps the discarded draft, and the next leave asks again", {
  tag: "@proof",
}, async ({ page, open }) => {
  await open(CARD, { as: "admin" });
  await openFromMenu(page, STEP);
  await expect(name(page)).toBeVisible();
  // After a reload the code of the list is not loaded yet.
  await page.reload();
  await startForm(page);
  const release = await holdRequests(page, "**/assets/**");
  await page.goBack();
  await expect(dialog(page)).toBeVisible();
  await answer(page, "放弃内容");
  await expect(page).toHaveURL(CARD);
  await page.goForward();
  await expect(page).toHaveURL(STEP);
  release();
  await expect(dialog(page)).toBeHidden();
  await expect(name(page)).toHaveValue("草稿");
  await elsewhere(page).click();
  await answer(page, "放弃内容");
  await expect(heading(page, "404")).toBeVisible();
  await page.goBack();
  await expect(name(page)).toHaveValue("");
});

test("a reload asks in the browser's own dialog and keeps the draft; a language change does not ask", async ({
  page,
  open,
}) => {
  const unloadDialogs = countUnloadDialogs(page);
  await open(STEP, { as: "admin" });
  await startForm(page);
  await page.reload();
  await expect(name(page)).toHaveValue("草稿");
  expect(unloadDialogs.count).toBe(1);
  await button(page, "切换语言：English").click();
  await expect(page.getByRole("textbox", { name: "Campaign name" })).toHaveValue("草稿");
  expect(unloadDialogs.count).toBe(1);
  await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();
  await expect(page).toHaveTitle("Step form - Admin Console");
  await expect(page).toHaveURL(STEP);
});

/** As when a storage of the browser has no room left, or is blocked. */
const fillStorage = (page: Page, kind: "localStorage" | "sessionStorage") =>
  page.evaluate((name) => {
    const full = window[name];
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function set(key, value) {
      if (this === full) throw new DOMException("Full", "QuotaExceededError");
      setItem.call(this, key, value);
    };
  }, kind);

test("a language change asks where the draft cannot be stored, and staying keeps what was typed", {
  tag: "@proof",
}, async ({ page, open }) => {
  await open(STEP, { as: "admin" });
  await fillStorage(page, "sessionStorage");
  await startForm(page);
  const asked = page.waitForEvent("dialog");
  await button(page, "切换语言：English").click();
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await expect(name(page)).toHaveValue("草稿");
});

test("a language that cannot be stored is not switched to, and no reload costs the login", { tag: "@proof" }, async ({
  page,
  open,
}) => {
  await open(STEP, { as: "admin" });
  await fillStorage(page, "localStorage");
  await button(page, "切换语言：English").click();
  await expect(page.getByRole("alert").filter({ hasText: "语言未切换" })).toBeVisible();
  await expect(button(page, "切换语言：English")).toBeVisible();
});
