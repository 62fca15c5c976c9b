import type { Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "./fixtures";
import { receivedCalls } from "./support";
import { expectToast } from "./toasts";

const account = (page: Page) => page.getByRole("region", { name: "账号" });
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const upload = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator("input[type=file]").setInputFiles(file);

test("checks and previews a new picture, lets it be cancelled, and shows it in the navbar when the server has it", async ({
  page,
  open,
  backend,
  toasts,
}) => {
  await open(pathTo("Setting"), { as: "admin" });
  const change = page.getByRole("button", { name: "更换头像" });
  await expect(change).toBeVisible();
  await upload(page, { name: "a.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
  await expect(account(page)).toContainText("只能上传 PNG");
  await upload(page, { name: "a.png", mimeType: "image/png", buffer: Buffer.from("<html>") });
  await expect(account(page)).toContainText("文件内容不是图片");
  await upload(page, { name: "a.png", mimeType: "image/png", buffer: Buffer.concat([PIXEL, Buffer.alloc(2 ** 21)]) });
  await expect(account(page)).toContainText("图片不能超过 2 MB");
  expect(receivedCalls(backend)).not.toContain("POST /api/user/upload");

  backend.faults.set("POST /api/user/upload", { kind: "silent" });
  await upload(page, { name: "a.png", mimeType: "image/png", buffer: PIXEL });
  await expect(account(page).getByRole("img", { name: "新头像预览" })).toHaveAttribute("src", /^blob:/);
  await expect(account(page).getByRole("progressbar")).toBeVisible();
  await page.getByRole("button", { name: "取消上传" }).click();
  await expect(change).toBeVisible();
  expect(toasts).toEqual([]);

  backend.faults.clear();
  await upload(page, { name: "a.png", mimeType: "image/png", buffer: PIXEL });
  await expectToast(toasts, "头像已更新");
  await expect(page.getByRole("banner").locator("img[src^='data:image/png']")).toHaveCount(1);
});
