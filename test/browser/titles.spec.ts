import { pathTo } from "~/navigation/paths";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { waitUntilLoaded } from "./support";

test("icons say what they do, and texts that are cut off can be read in full, within the window", {
  tag: "@proof",
}, async ({ page, open }) => {
  await open(pathTo("SearchTable"), { as: "admin" });
  await waitUntilLoaded(page);
  const tooltip = page.locator("#title-box");
  // Its code is loaded in an idle moment; before, the browser itself shows titles.
  await expect(tooltip).toBeAttached();
  await page.getByRole("button", { name: "刷新" }).hover();
  await expect(tooltip).toHaveText("刷新");
  await expectAccessible(page, "tooltip");

  const long = page.getByRole("gridcell", { name: /^二〇二六年春季全国城市文旅/ });
  await long.hover();
  const whole = (await long.textContent()) ?? "";
  await expect(tooltip).toHaveText(whole);
  await expect(tooltip).toBeInViewport({ ratio: 1 });

  const short = page.locator("td[title]").filter({ hasText: "城市夜色短视频精选" });
  await short.hover();
  await expect(short).toHaveAttribute("title", "");
  await expect(tooltip).toBeHidden();

  await page.getByRole("button", { name: "应用配置" }).hover();
  await expect(tooltip).toHaveText("应用配置");
  await expect(tooltip).toBeInViewport({ ratio: 1 });
  await page.mouse.down();
  await expect(tooltip).toBeHidden();
  await page.mouse.up();
});
