import { expect, test } from "../fixtures";
import { refusalToast } from "../support";

type Case = [search: string, as: "admin" | "user", path: string, refused?: string];

const CASES: Case[] = [
  ["?redirect=Card", "user", "/list/card"],
  ["?redirect=Step", "admin", "/form/step"],
  ["", "admin", "/workplace"],
  ["?redirect=Nothing", "admin", "/workplace"],
  ["?redirect=//evil.example", "admin", "/workplace"],
  ["?redirect=/list/card", "admin", "/workplace"],
  ["?redirect=Login", "admin", "/workplace"],
  ["?redirect=Redirect", "admin", "/workplace"],
  ["?redirect=", "user", "/workplace"],
  ["?redirect=Card&page=2&note=a%20b", "admin", "/list/card?page=2&note=a+b"],
  ["?redirect=https://evil.example&page=2", "admin", "/workplace?page=2"],
  ["?redirect=Step&page=2", "user", "/workplace?page=2", "分步表单"],
];

test("a login leads to the screen that is asked for by name", async ({ page, logIn }) => {
  for (const [search, as, path, refused] of CASES) {
    await test.step(`${search} as ${as}`, async () => {
      await logIn(as, `/login${search}`);
      await expect(page).toHaveURL(path);
      if (refused) await expect(refusalToast(page, refused)).toBeVisible();
      else await expect(page.getByText("无权访问")).toHaveCount(0);
      await page.evaluate(() => localStorage.removeItem("token"));
    });
  }
});

test("who is logged in is sent on at once", async ({ page, open }) => {
  for (const [search, as, path, refused] of CASES) {
    await test.step(`${search} as ${as}`, async () => {
      await open(`/login${search}`, { as });
      await expect(page).toHaveURL(path);
      if (refused) await expect(refusalToast(page, refused)).toBeVisible();
    });
  }
});

test("back does not lead from the workplace to the login", async ({ page, open, logIn }) => {
  await open("/list/card");
  await logIn("admin", "/login?redirect=Card");
  await expect(page).toHaveURL("/list/card");
  await page.goBack();
  await expect(page).not.toHaveURL(/login/);
});
