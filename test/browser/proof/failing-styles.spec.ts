import { pathTo } from "~/navigation/paths";
import { expect, type Page, test } from "../fixtures";
import { heading } from "../support";

/** Makes the first request for matching files fail. */
const failFirstRequest = (page: Page, files: string) => page.route(files, (route) => route.abort(), { times: 1 });

const hasRulesOf = (page: Page, name: string) =>
  page.evaluate(
    (part) =>
      [...document.styleSheets].some(({ href, ownerNode }) => {
        const isMeant = href?.includes(part) && ownerNode instanceof HTMLLinkElement;
        // Reading the rules of a stylesheet that is not loaded throws.
        const came = performance
          .getEntriesByName(href ?? "")
          .some((entry) => "responseStatus" in entry && entry.responseStatus === 200);
        return isMeant && came;
      }),
    name,
  );

for (const file of ["route", "message-row", "frame"]) {
  test(`draws a screen whose stylesheet ${file} fails once`, async ({ page, open, allow }) => {
    allow(/Failed to load resource/);
    await failFirstRequest(page, `**/assets/${file}-*.css`);
    await open(pathTo("Message"), { as: "admin" });
    await expect(heading(page, "消息中心")).toBeVisible();
    await expect.poll(() => hasRulesOf(page, `/${file}-`)).toBe(true);
  });
}

test("draws a late part whose stylesheet fails once", async ({ page, open, allow }) => {
  allow(/Failed to load resource|Unable to preload CSS/);
  await open(pathTo("404"), { as: "admin" });
  await failFirstRequest(page, "**/assets/settings-drawer-*.css");
  await page.getByRole("button", { name: "应用配置" }).click();
  await expect(page.getByRole("dialog", { name: "应用配置" }).getByText("主题色", { exact: true })).toBeVisible();
  await expect.poll(() => hasRulesOf(page, "/settings-drawer-")).toBe(true);
});
