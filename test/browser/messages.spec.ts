import { pathTo } from "~/navigation/paths";
import { expect, type Page, test } from "./fixtures";
import { heading, mainMenu, receivedCalls } from "./support";

const READ = "POST /api/message/read";

const bell = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^消息中心/ });
/** The popover that the bell opens. */
const centre = (page: Page) => page.getByRole("dialog", { name: "消息中心" });
const expectUnread = (page: Page, number: number) =>
  expect(bell(page)).toHaveAccessibleName(number === 0 ? "消息中心" : `消息中心，${number} 条未读`);

test("badge, popover and page always agree", async ({ page, open, backend }) => {
  await open(pathTo("Workplace"), { as: "admin" });
  await expectUnread(page, 4);
  await bell(page).click();
  await expect(centre(page).getByRole("tab", { name: "消息 2 条未读" })).toHaveAttribute("aria-selected", "true");
  await centre(page)
    .getByRole("article", { name: /郑曦月/ })
    .click();
  // The dialog of the message is above the popover, which stays.
  const dialog = page.getByRole("dialog", { name: "郑曦月 的私信" });
  await dialog.getByText("审批请求已发送，请查收").click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expectUnread(page, 3);
  await expect(centre(page).getByRole("tab", { name: "消息 1 条未读" })).toBeVisible();
  await centre(page).getByRole("tab", { name: "通知 1 条未读" }).click();
  await centre(page).getByRole("button", { name: "全部已读" }).click();
  await expect(centre(page).getByRole("tab", { name: "通知", exact: true })).toBeVisible();
  await expect(centre(page).getByRole("button", { name: "全部已读" })).toBeDisabled();
  await expectUnread(page, 2);
  await centre(page).getByRole("link", { name: "查看全部" }).click();
  await expect(page).toHaveURL(`${pathTo("Message")}?tab=notice`);
  await expect(centre(page)).toBeHidden();
  await expect(heading(page, "消息中心")).toBeVisible();

  const main = page.getByRole("main");
  await expect(main.getByRole("article")).toHaveCount(2);
  await expect(mainMenu(page).getByText("消息中心")).toHaveCount(0);
  await main.getByRole("button", { name: "清空已读" }).click();
  await expect(main.getByText("暂无数据")).toBeVisible();
  await main.getByRole("tab", { name: "待办 1 条未读" }).click();
  await main.getByRole("button", { name: "全部已读" }).click();
  await expectUnread(page, 1);
  // The server has stored it, cleared messages stay hidden, and both survive a reload.
  await expect.poll(() => receivedCalls(backend).filter((call) => call === READ).length).toBe(3);
  await page.waitForLoadState("networkidle");
  await page.reload();
  await expectUnread(page, 1);
  await main.getByRole("tab", { name: "通知" }).click();
  await expect(main.getByText("已清空 2 条已读消息")).toBeVisible();
  await bell(page).click();
  await centre(page).getByRole("tab", { name: "通知" }).click();
  await expect(centre(page).getByText("暂无数据")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bell(page)).toBeFocused();
  await main.getByRole("button", { name: "重新显示" }).click();
  await expect(main.getByRole("article")).toHaveCount(2);
});

test("messages can be used by keyboard alone in a phone's drawer", async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(pathTo("404"), { as: "admin" });
  await expectUnread(page, 4);
  await bell(page).focus();
  await page.keyboard.press("Enter");
  await expect(centre(page).getByRole("article")).toHaveCount(2);
  expect((await centre(page).boundingBox())?.width).toBeCloseTo(390);
  await centre(page).getByRole("tab", { name: "消息 2 条未读" }).focus();
  await page.keyboard.press("Tab");
  await expect(centre(page).getByRole("article", { name: /郑曦月/ })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(centre(page).getByRole("article", { name: /宁波/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "宁波 的回复" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "宁波 的回复" })).toBeHidden();
  await expect(centre(page).getByRole("tab", { name: "消息 1 条未读" })).toBeVisible();
  await expect(centre(page).getByRole("article", { name: /宁波/ })).toBeFocused();
  // A button that is disabled by its own click passes the focus on.
  await centre(page).getByRole("button", { name: "全部已读" }).press("Enter");
  await expect(centre(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(centre(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();
  await expectUnread(page, 2);
});
