import { pathTo } from "~/navigation/paths";
import { expect, test } from "../fixtures";
import { heading, mainMenu } from "../support";

/** Chromium logs this for requests without a network. */
const NO_NETWORK = /Failed to load resource: net::ERR_INTERNET_DISCONNECTED/;
const MISSING = "页面文件加载失败，可能是网络中断或已发布新版本";

test.beforeEach(async ({ page, open, allow }) => {
  allow(NO_NETWORK);
  await open(pathTo("404"), { as: "admin" });
  await expect(heading(page, "404")).toBeVisible();
  await page.waitForLoadState("networkidle");
});

test("a screen whose files cannot be loaded reports it once, and appears by itself when the network returns", async ({
  page,
  context,
}) => {
  await context.setOffline(true);
  const link = mainMenu(page).getByRole("link", { name: "工作台" });
  await link.hover();
  await link.click();
  await expect(heading(page, MISSING)).toBeVisible();
  // Retrying must not reload the page, which would be lost without a network.
  await page.getByRole("button", { name: "重新加载" }).click();
  await expect(heading(page, MISSING)).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page, /王立群/)).toBeVisible();
});

for (const { label, open, shown } of [
  { label: "the message centre", open: /^消息/, shown: "全部已读" },
  { label: "the command palette", open: /^搜索$/, shown: "" },
]) {
  test(`${label} reports a missing network in its own area, and loads by itself when the network returns`, async ({
    page,
    context,
  }) => {
    await context.setOffline(true);
    await page.getByRole("button", { name: open }).click();
    const area = page.getByRole("dialog");
    await expect(area.getByText(MISSING)).toHaveCount(1);
    await area.getByRole("button", { name: "重新加载" }).click();
    await expect(area.getByText(MISSING)).toHaveCount(1);
    await context.setOffline(false);
    if (shown) await expect(area.getByRole("button", { name: shown })).toBeVisible();
    else await expect(area.getByRole("combobox")).toBeFocused();
  });
}

test("a language chosen without a network is applied when the network returns, in another tab too", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(pathTo("404"));
  await expect(heading(other, "404")).toBeVisible();
  await other.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("button", { name: /English/ }).click();
  await expect(page.getByText("切换语言成功，即将刷新页面")).toBeVisible();
  for (const tab of [page, other]) await expect(heading(tab, "404")).toBeVisible();
  await context.setOffline(false);
  for (const tab of [page, other]) await expect(tab.getByRole("link", { name: "Back to workplace" })).toBeVisible();
});
