import { pathTo } from "~/navigation/paths";
import { expect, type Page, test } from "./fixtures";

const bell = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^消息中心/ });
/** The popover that the bell opens. */
const centre = (page: Page) => page.getByRole("dialog", { name: "消息中心" });
const expectUnread = (page: Page, number: number) =>
  expect(bell(page)).toHaveAccessibleName(number === 0 ? "消息中心" : `消息中心，${number} 条未读`);

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
  await expect(page.getByRole("dialog", { name: "宁波的回复" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "宁波的回复" })).toBeHidden();
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
