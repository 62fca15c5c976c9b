import type { Response } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { expect, type Page, test } from "./fixtures";
import { chooseInAccountMenu, FAILED_CALL, heading, mainMenu, SCREEN_FILES } from "./support";
import { openFromMenu } from "./tabs-support";

const CHART_FILES = /\/assets\/charts-[^/]+\.js$/;
/** Chromium logs this for files that fail to load. */
const MISSING_FILE = /Failed to load resource|Failed to fetch dynamically imported module|MissingFileError/;
const MISSING = "页面文件加载失败，可能是网络中断或已发布新版本";

/** Makes requests for files fail, always or the given number of times; returns the requested addresses. */
async function failRequests(page: Page, files: RegExp, times?: number): Promise<string[]> {
  const requested: string[] = [];
  await page.route(
    files,
    (route) => {
      requested.push(route.request().url());
      return route.abort();
    },
    { times },
  );
  return requested;
}

test("an unknown page stays where the next screen's file is loaded again, and one of its own where it is gone", {
  tag: "@proof",
}, async ({ page, open, allow }) => {
  allow(MISSING_FILE);
  // A malformed path leads to the unknown page.
  await open("/x%0ay", { as: "admin" });
  await expect(page.getByText("抱歉，您访问的页面不存在")).toBeVisible();
  await expect(mainMenu(page)).toBeVisible();

  const once = await failRequests(page, SCREEN_FILES, 1);
  await chooseInAccountMenu(page, "用户中心");
  await expect(heading(page, "王立群")).toBeVisible();
  expect(once).toHaveLength(1);

  const requested = await failRequests(page, SCREEN_FILES);
  await chooseInAccountMenu(page, "用户设置");
  await expect(heading(page, MISSING)).toBeVisible();
  await expect(page).toHaveURL(pathTo("Setting"));
  await expect(mainMenu(page)).toBeVisible();
  expect(requested.filter((file) => file === requested[0])).toHaveLength(2);

  await page.unroute(SCREEN_FILES);
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "重新加载" }).click();
  await reloaded;
  await expect(heading(page, "用户设置")).toBeVisible();
});

test("offers a newer version when the check is due, and never forces it", async ({ page, context, open, allow }) => {
  // The page's clock jumps ahead of the backend's.
  allow(FAILED_CALL);
  await page.clock.install();
  // The checks begin in the frame's first idle moment.
  const idle = page.waitForResponse(/\/idle-\w+\.js/);
  await open(pathTo("404"), { as: "admin" });
  await expect(page.getByText("抱歉，您访问的页面不存在")).toBeVisible();
  await idle;
  await page.waitForLoadState("networkidle");
  const offer = page.getByRole("alert").filter({ hasText: "新版本已发布" });
  const looks: Response[] = [];
  page.on("response", (response) => void (response.url().endsWith("/version.json") && looks.push(response)));
  // The code of the checks has come, but may not have run yet: it counts five minutes from then on.
  const checks = async () => {
    await page.clock.fastForward(300_000);
    return looks.length;
  };
  await expect.poll(checks).toBeGreaterThan(0);
  expect(await looks[0]?.json()).toEqual({ version: await page.evaluate(() => window.__remixManifest.version) });
  await expect(offer).toHaveCount(0);

  const publish = async (version: string) => {
    let answered = 0;
    await page.route("**/version.json", (route) => {
      answered += 1;
      return route.fulfill({ json: { version } });
    });
    // A check that is still on its way answers with the version before, and no other begins meanwhile.
    await expect
      .poll(async () => {
        await page.clock.fastForward(300_000);
        return answered;
      })
      .toBeGreaterThan(0);
    await expect(offer).toBeVisible();
  };
  await publish("newer");
  await offer.getByRole("button", { name: "稍后" }).click();
  await expect(offer).toHaveCount(0);
  await expect(page.getByText("抱歉，您访问的页面不存在")).toBeVisible();

  // A reload that waits for the network can be called off.
  await publish("newest");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await context.setOffline(true);
  await offer.getByRole("button", { name: "重新加载" }).click();
  await offer.getByRole("button", { name: "稍后" }).click();
  await expect(offer).toHaveCount(0);
  await context.setOffline(false);
  // Everything reloaded on reconnecting is there once a call is answered.
  await openFromMenu(page, pathTo("Card"));
  await expect(page.getByRole("tab", { name: "全部 24" })).toBeVisible();
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);

  await publish("the last one");
  const reloaded = page.waitForEvent("load");
  await offer.getByRole("button", { name: "重新加载" }).click();
  await reloaded;
  await expect(heading(page, "卡片列表")).toBeVisible();
});

test("a part whose file fails is loaded by 重试, and without a network the page stays usable until it returns", async ({
  page,
  context,
  open,
  allow,
}) => {
  allow(MISSING_FILE);
  await failRequests(page, CHART_FILES);
  await open(pathTo("Workplace"), { as: "admin" });
  const content = page.getByRole("region", { name: "内容数据" });
  await expect(content.getByText(MISSING)).toBeVisible();
  await expect(page.getByText("主页访问量")).toBeVisible();
  await page.unroute(CHART_FILES);
  await content.getByRole("button", { name: "重试" }).click();
  await expect(content.getByRole("img", { name: /折线图/ })).toBeVisible();

  const panel = page.getByRole("region", { name: "线上热门内容" });
  await expect(panel.getByRole("row").nth(1)).toBeVisible();
  const banner = page.getByRole("status").filter({ hasText: "网络已断开" });
  await expect(banner).toHaveCount(0);

  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await panel.getByText("视频", { exact: true }).click();
  const retry = panel.getByRole("button", { name: "重试" });
  await expect(retry).toBeVisible();
  await page.getByRole("button", { name: "切换到深色主题" }).click();
  await expect(page.locator("body")).toHaveAttribute("arco-theme", "dark");
  await expect(page.getByText("主页访问量")).toBeVisible();

  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
  await expect(panel.getByRole("row").nth(1)).toBeVisible();
  await expect(retry).toHaveCount(0);
});
