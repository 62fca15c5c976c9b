import { expect, test } from "./fixtures";
import { heading, mainMenu } from "./support";

const SCREEN_FILES = /\/assets\/route-[^/]+\.js$/;

test("a screen's file that does not come ends on a page in the frame, and 重试 loads it anew", async ({
  page,
  open,
  allow,
}) => {
  allow(/Failed to load resource|Error loading route module|Failed to fetch dynamically imported module/);
  await open("/exception/404", { as: "admin" });
  await expect(page.getByText("抱歉，您访问的页面不存在")).toBeVisible();
  await page.route(SCREEN_FILES, (route) => route.abort());
  await mainMenu(page).getByRole("button", { name: "列表页" }).click();
  await mainMenu(page).getByRole("link", { name: "卡片列表" }).click();
  await expect(page.getByText("抱歉，页面出了点问题")).toBeVisible();
  await expect(page).toHaveURL("/list/card");
  await expect(mainMenu(page)).toBeVisible();

  await page.unroute(SCREEN_FILES);
  await page.getByRole("button", { name: "重试" }).click();
  await expect(heading(page, "卡片列表")).toBeVisible();
});

test("a path that no screen can have shows that it does not exist", async ({ page, open }) => {
  await open("/x%0ay", { as: "admin" });
  await expect(page.getByText("抱歉，您访问的页面不存在")).toBeVisible();
  await expect(mainMenu(page)).toBeVisible();
});
