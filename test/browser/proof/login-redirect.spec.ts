import { expect, test } from "../fixtures";
import { refusalToast } from "../support";

type Case = [search: string, as: "admin" | "user", path: string, refused?: string];

const CASES: Case[] = [
  ["?redirect=Card", "user", "/list/card"],
  ["?redirect=Step", "admin", "/form/step"],
  ["?redirect=Nothing", "admin", "/workplace"],
  ["?redirect=//evil.example", "admin", "/workplace"],
  ["?redirect=/list/card", "admin", "/workplace"],
  ["?redirect=Login", "admin", "/workplace"],
  ["?redirect=Redirect", "admin", "/workplace"],
  ["?redirect=", "user", "/workplace"],
];

test("who is logged in is sent on at once", async ({ page, open }) => {
  for (const [search, as, path, refused] of CASES) {
    await test.step(`${search} as ${as}`, async () => {
      await open(`/login${search}`, { as });
      await expect(page).toHaveURL(path);
      if (refused) await expect(refusalToast(page, refused)).toBeVisible();
    });
  }
});
