import type { Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { successWith } from "../../support/success-with";
import { expect, test } from "../fixtures";
import { heading, logInButton, overflowingTexts } from "../support";

const MARKUP = "<img src=x onerror=\"document.title='taken'\">";
const RIGHT_TO_LEFT = "\u202Egnp.exe\u202C\u2067abc";
const LONG = "无穷长的名字".repeat(10);
const LONG_WORD = "W".repeat(60);
const BIG = 999_999_999_999;
const NAMES = { markup: MARKUP, "turned text": RIGHT_TO_LEFT, "a long name": LONG, "a long word": LONG_WORD };
const TEXTS = Object.values(NAMES);
const WIDTHS = [1440, 390, 320];

/** Expects no horizontal scrolling of the page or its scrolling area, and no overflowing text. */
async function expectNoOverflow(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(async () => ({ wider: await overflowOf(page), outside: await overflowingTexts(page) }), {
        message: `${width} px`,
      })
      .toEqual({ wider: [0, 0, 0], outside: [] });
  }
}

const overflowOf = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, document.body, document.querySelector("main")].map((node) =>
      node ? node.scrollWidth - node.clientWidth : 0,
    ),
  );

for (const [kind, name] of Object.entries(NAMES)) {
  test(`${kind} in the data is shown as text and stays in its place`, async ({ page, open, backend }) => {
    backend.faults.set("POST /api/user/info", successWith({ name, role: "admin" }));
    backend.faults.set(
      "POST /api/user/visits",
      successWith(TEXTS.map((text, at) => ({ name: `${text}${at}`, visits: BIG, growth: at % 2 ? -BIG : BIG }))),
    );
    backend.faults.set(
      "GET /api/popular/list",
      successWith(
        TEXTS.map((title, key) => ({ key, title, clickNumber: key % 2 ? String(BIG) : BIG, increases: BIG })),
      ),
    );
    backend.faults.set("GET /api/content-data", successWith([{ x: name, y: BIG }]));
    await open(pathTo("Workplace"), { as: "admin" });
    await expect(heading(page, /^.{2}好，/)).toContainText(name);
    await expect(page.getByRole("button", { name: /^账号菜单/ })).toContainText(name);
    for (const text of TEXTS) await expect(page.getByRole("cell", { name: text, exact: true })).toContainText(text);
    await expect(page.getByRole("region", { name: "访问概览" })).toContainText("999,999,999,999");
    await expect(page.getByRole("img", { name: /折线图/ })).toBeVisible();
    await expectNoOverflow(page);
    await expect(page).toHaveTitle("工作台 - 管理控制台");
    await expect(page.locator("img[src=x]")).toHaveCount(0);
  });
}

test("hostile text of a refusal and of an address is shown as text", async ({ page, open, backend }) => {
  backend.faults.set("POST /api/user/login", { kind: "code", code: 50000, message: `${MARKUP}${LONG_WORD}` });
  await open(`${pathTo("Login")}?redirect=${encodeURIComponent(MARKUP)}&note=${encodeURIComponent(LONG_WORD)}`);
  await page.getByLabel("用户名", { exact: true }).fill(MARKUP);
  await page.getByLabel("密码", { exact: true }).fill(LONG);
  await page.keyboard.press("Enter");
  await expect(logInButton(page)).toHaveAccessibleDescription(`${MARKUP}${LONG_WORD}`);
  await expectNoOverflow(page);
  await open(`/${encodeURIComponent(MARKUP)}`, { as: "admin" });
  await expect(heading(page, "404")).toBeVisible();
  await expectNoOverflow(page);
  await expect(page.locator("img[src=x]")).toHaveCount(0);
});
