import { pathTo } from "~/navigation/paths";
import { expect, test } from "../fixtures";
import { FAILED_CALL, heading, mainMenu } from "../support";

const CALL = "GET /api/list/the-service";
/** The built code of the card list's loader: it prefetches three lists and waits for none. */
const NOT_AWAITED = /[\w$]+\(([\w$]+)\.query\(\)\),[\w$]+\(([\w$]+)\.query\(\)\),[\w$]+\(([\w$]+)\.query\(\)\),null/;
/** A loader that awaits the calls of these lists instead, so that a failure is thrown. */
const AWAITED = "Promise.all([$1(),$2(),$3()]).then(()=>null)";

test("重试 after a failed call that is thrown leads back to the screen, in the frame", async ({
  page,
  open,
  backend,
  allow,
}) => {
  allow(FAILED_CALL);
  await open(pathTo("404"), { as: "user" });
  const address = await page.evaluate(() => window.__remixManifest.routes.Card?.module ?? "");
  await page.route(`**${address}`, async (route) => {
    const code = await (await route.fetch()).text();
    expect(code).toMatch(NOT_AWAITED);
    await route.fulfill({ contentType: "text/javascript", body: code.replace(NOT_AWAITED, AWAITED) });
  });
  const retry = page.getByRole("button", { name: "重试" });
  const quickLinks = page.getByRole("region", { name: "快捷操作" });
  for (const lead of ["its address", "a link"]) {
    await test.step(lead, async () => {
      backend.faults.set(CALL, { kind: "status", status: 500 });
      if (lead === "its address") await page.goto(pathTo("Card"));
      else await quickLinks.getByRole("link", { name: "卡片列表" }).click();
      await expect(heading(page, "500")).toBeVisible();
      await expect(mainMenu(page)).toBeVisible();
      await expect(page.getByRole("region", { name: "错误参考" })).toContainText(CALL);
      backend.faults.clear();
      await retry.click();
      await expect(heading(page, "卡片列表")).toBeVisible();
      await expect(retry).toHaveCount(0);
      // After a reload, since the last responses would otherwise be reused.
      await page.goto(pathTo("Workplace"));
      await expect(heading(page, /好，/)).toBeVisible();
    });
  }
});
