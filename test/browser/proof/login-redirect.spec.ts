import { pathTo } from "~/navigation/paths";
import { expect, test } from "../fixtures";
import { accessDeniedTexts, expectToast } from "../toasts";

const CARD = pathTo("Card");
const WORKPLACE = pathTo("Workplace");
const LOGIN = pathTo("Login");

type Case = [search: string, as: "admin" | "user", path: string, refused?: string];

const CASES: Case[] = [
  ["?redirect=Card", "user", CARD],
  ["?redirect=Step", "admin", pathTo("Step")],
  ["", "admin", WORKPLACE],
  ["?redirect=Nothing", "admin", WORKPLACE],
  ["?redirect=//evil.example", "admin", WORKPLACE],
  [`?redirect=${CARD}`, "admin", WORKPLACE],
  ["?redirect=Login", "admin", WORKPLACE],
  ["?redirect=Redirect", "admin", WORKPLACE],
  ["?redirect=", "user", WORKPLACE],
  ["?redirect=Card&page=2&note=a%20b", "admin", `${CARD}?page=2&note=a+b`],
  ["?redirect=Card&page=2#part", "user", `${CARD}?page=2#part`],
  ["?redirect=https://evil.example&page=2", "admin", `${WORKPLACE}?page=2`],
  ["?redirect=Step&page=2", "user", `${WORKPLACE}?page=2`, "分步表单"],
];

test("the login leads to the screen named in its address", async ({ page, logIn, toasts }) => {
  for (const [search, as, path, refused] of CASES) {
    await test.step(`${search} as ${as}`, async () => {
      toasts.length = 0;
      await logIn(as, `${LOGIN}${search}`);
      await expect(page).toHaveURL(path);
      if (refused) await expectToast(toasts, ...accessDeniedTexts(refused));
      else await expect(page.getByText("无权访问")).toHaveCount(0);
      await page.evaluate(() => localStorage.removeItem("token"));
    });
  }
});

test("a login page opened while logged in leads on at once", async ({ page, open, toasts }) => {
  for (const [search, as, path, refused] of CASES) {
    await test.step(`${search} as ${as}`, async () => {
      toasts.length = 0;
      await open(`${LOGIN}${search}`, { as });
      await expect(page).toHaveURL(path);
      if (refused) await expectToast(toasts, ...accessDeniedTexts(refused));
    });
  }
});

test("back does not lead from the workplace to the login", async ({ page, open, logIn }) => {
  await open(CARD);
  await logIn("admin", `${LOGIN}?redirect=Card`);
  await expect(page).toHaveURL(CARD);
  await page.goBack();
  await expect(page).not.toHaveURL(/login/);
});
