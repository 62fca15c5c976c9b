import { pathTo } from "~/navigation/paths";
import { expect, test } from "./fixtures";
import { heading } from "./support";

const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test("a name and a picture that are changed in one tab are shown in the other", { tag: "@proof" }, async ({
  page,
  context,
  open,
}) => {
  await open(pathTo("Setting"), { as: "admin" });
  const other = await context.newPage();
  await other.goto(pathTo("Workplace"));
  await expect(heading(other, /，王立群$/)).toBeVisible();
  // Other tabs are followed once the page is idle.
  await other.waitForLoadState("networkidle");
  await page.getByLabel("昵称").fill("王小群");
  await page.getByRole("button", { name: "保存" }).click();
  await expect(heading(other, /，王小群$/)).toBeVisible();
  await expect(other.getByRole("button", { name: "账号菜单：王小群" })).toBeVisible();
  await page.locator("input[type=file]").setInputFiles({ name: "a.png", mimeType: "image/png", buffer: PIXEL });
  await page.getByRole("button", { name: "使用这张头像" }).click();
  await expect(other.getByRole("banner").locator("img[src^='data:image/png']")).toHaveCount(1);
});
