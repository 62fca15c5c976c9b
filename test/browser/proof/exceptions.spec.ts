import type { Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "../fixtures";
import { heading, mainMenu } from "../support";

const LINES = { 403: "抱歉，您没有权限访问此页面", 404: "抱歉，您访问的页面不存在", 500: "抱歉，页面出了点问题" };
const CARD = pathTo("Card");
const PATH = `${CARD}?search=13800000000`;
/** The reference contains the time and the screen, but not the query. */
const REFERENCE = new RegExp(`时间\\s*\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z\\s*路径\\s*${CARD}\\s*版本\\s*[\\d.]+\\s*复制`);
/** Lines that Chrome and React log for an error caught only by a boundary. */
const UNCAUGHT = /Planted|The above error occurred|React Router caught|ErrorResponse|using link preload/;

const reference = (page: Page) => page.getByRole("region", { name: "错误参考" });
const onward = (page: Page) => page.getByRole("main").getByRole("link", { name: "返回工作台" });

/** Replaces the module of the card list, so that it fails in a given way. */
async function replaceCardModule(page: Page, code: string) {
  const address = await page.evaluate(() => window.__remixManifest.routes.Card?.module ?? "");
  await page.route(`**${address}`, (route) => route.fulfill({ contentType: "text/javascript", body: code }));
  await page.goto(PATH);
}

const thrower = (status: number) =>
  `export const clientLoader = () => { throw new Response(null, { status: ${status} }); };
   export default () => null;`;

test.describe("error pages in the frame", () => {
  test.beforeEach(async ({ open, allow }) => {
    allow(UNCAUGHT);
    await open(pathTo("404"), { as: "user" });
  });

  for (const status of [403, 404, 500] as const) {
    test(`show a thrown ${status} with a reference that reveals nothing of the query`, async ({ page }) => {
      await replaceCardModule(page, thrower(status));
      await expect(heading(page, String(status))).toBeVisible();
      await expect(page.getByText(LINES[status])).toBeVisible();
      await expect(mainMenu(page)).toBeVisible();
      await expect(reference(page)).toContainText(REFERENCE);
      await expect(page.getByRole("main")).not.toContainText("13800000000");
      await expect(page.getByRole("button", { name: "重试" })).toHaveCount(status === 500 ? 1 : 0);
      await expect(page.getByRole("button", { name: "搜索页面" })).toHaveCount(status === 500 ? 0 : 1);
      await onward(page).click();
      await expect(heading(page, /好，/)).toBeVisible();
    });
  }

  test("show an error thrown while rendering, and 重试 reloads the page", async ({ page }) => {
    await replaceCardModule(
      page,
      `export const clientLoader = () => null;
       export default () => { throw new TypeError("Planted for 13800000000"); };`,
    );
    await expect(page.getByText(LINES[500])).toBeVisible();
    await expect(mainMenu(page)).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText("Planted");
    await page.unrouteAll();
    await page.getByRole("button", { name: "重试" }).click();
    await expect(heading(page, "卡片列表")).toBeVisible();
  });

  test("copy the reference, or select it where the clipboard refuses", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await replaceCardModule(page, thrower(404));
    const copy = reference(page).getByRole("button", { name: "复制" });
    await copy.press("Enter");
    await expect(reference(page).getByRole("status")).toHaveText("已复制");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`^时间: .*Z\n路径: ${CARD}\n版本: [\\d.]+$`),
    );
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("refused", "NotAllowedError"));
    });
    await copy.press("Enter");
    await expect(reference(page).getByRole("status")).toHaveText("浏览器不允许复制，请手动复制选中的内容");
    expect(await page.evaluate(() => String(getSelection()))).toContain(CARD);
  });
});

test("an unknown path shows a page in the frame when logged in", async ({ page, open }) => {
  await open("/no/such/screen?tel=13800000000", { as: "user" });
  await expect(heading(page, "404")).toBeVisible();
  await expect(mainMenu(page)).toBeVisible();
  await onward(page).click();
  await expect(heading(page, /好，/)).toBeVisible();
});

test("an unknown path leads to the login when logged out", async ({ page }) => {
  await page.goto("/no/such/screen");
  await expect(page).toHaveURL(`${pathTo("Login")}?redirect=notFound`);
});

test("the three exception pages lead out, and 500 can be tried again", async ({ page, open }) => {
  await open(pathTo("403"), { as: "admin" });
  for (const status of [403, 404, 500] as const) {
    await page.goto(pathTo(`${status}`));
    await expect(heading(page, String(status))).toBeVisible();
    await expect(page.getByText(LINES[status])).toBeVisible();
    await expect(onward(page)).toHaveAttribute("href", pathTo("Workplace"));
  }
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "重试" }).click();
  await loaded;
  await expect(heading(page, "500")).toBeVisible();
});
