import type { Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "./fixtures";
import {
  chooseInAccountMenu,
  expiredDialog,
  FAILED_CALL,
  heading,
  holdRequests,
  receivedCalls,
  waitForAnswers,
} from "./support";
import { expectToast } from "./toasts";

const account = (page: Page) => page.getByRole("region", { name: "账号" });
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const use = (page: Page) =>
  page.getByRole("dialog", { name: "裁剪头像" }).getByRole("button", { name: "使用这张头像" }).click();
const upload = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator("input[type=file]").setInputFiles(file);

test("checks and previews a new picture, lets it be cancelled, and shows it in the navbar when the server has it", async ({
  page,
  open,
  backend,
  toasts,
}) => {
  await waitForAnswers(page);
  await open(pathTo("Setting"), { as: "admin" });
  const change = page.getByRole("button", { name: "更换头像" });
  await expect(change).toBeVisible();
  await upload(page, { name: "a.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
  await expect(account(page)).toContainText("只能上传 PNG");
  await upload(page, { name: "a.png", mimeType: "image/png", buffer: Buffer.from("<html>") });
  await expect(account(page)).toContainText("文件内容不是图片");
  await upload(page, { name: "a.png", mimeType: "image/png", buffer: PIXEL.subarray(0, 40) });
  await expect(account(page)).toContainText("文件内容不是图片");
  await upload(page, { name: "a.png", mimeType: "image/png", buffer: Buffer.concat([PIXEL, Buffer.alloc(2 ** 21)]) });
  await expect(account(page)).toContainText("图片不能超过 2 MB");
  expect(receivedCalls(backend)).not.toContain("POST /api/user/upload");

  backend.faults.set("POST /api/user/upload", { kind: "silent" });
  await upload(page, { name: "a.png", mimeType: "image/png", buffer: PIXEL });
  await use(page);
  await expect(account(page).getByRole("img", { name: "新头像预览" })).toHaveAttribute("src", /^blob:/);
  await expect(account(page).getByRole("progressbar")).toBeVisible();
  await page.getByRole("button", { name: "取消上传" }).click();
  await expect(change).toBeVisible();
  expect(toasts).toEqual([]);

  backend.faults.clear();
  await upload(page, { name: "a.png", mimeType: "image/png", buffer: PIXEL });
  await use(page);
  await expectToast(toasts, "头像已更新");
  await expect(page.getByRole("banner").locator("img[src^='data:image/png']")).toHaveCount(1);
});

/** Red on the left, blue on the right, as a camera's JPEG with the place where it was taken. */
async function photo(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [1600, 800];
    const context = canvas.getContext("2d");
    if (context) {
      context.fillStyle = "red";
      context.fillRect(0, 0, 800, 800);
      context.fillStyle = "blue";
      context.fillRect(800, 0, 800, 800);
    }
    return canvas.toDataURL("image/jpeg").split(",")[1] ?? "";
  });
  const jpeg = Buffer.from(base64, "base64");
  const notes = Buffer.from("Exif\0\0 31.2304N 121.4737E");
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, notes.length + 2]), notes]);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}

/** The size and the colours at the left and right edge of the picture in the navbar, and its file. */
const shown = (page: Page) =>
  page
    .getByRole("banner")
    .locator("img[src^='data:image/jpeg']")
    .evaluate((picture) => {
      if (!(picture instanceof HTMLImageElement)) return null;
      const { naturalWidth: width, naturalHeight: height, src } = picture;
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [width, height];
      const context = canvas.getContext("2d", { willReadFrequently: true });
      context?.drawImage(picture, 0, 0);
      const isBlue = (x: number) => (context?.getImageData(x, height / 2, 1, 1).data[2] ?? 0) > 200;
      return { width, height, blue: [isBlue(4), isBlue(width - 4)], file: atob(src.split(",")[1] ?? "") };
    });

test("sends the square that was moved and zoomed by keys, small and without its place, and again after a refusal", async ({
  page,
  open,
  backend,
  toasts,
}) => {
  await page.addInitScript(() => {
    const { decode } = HTMLImageElement.prototype;
    HTMLImageElement.prototype.decode = function (this: HTMLImageElement) {
      document.documentElement.toggleAttribute("data-decoded-again", "decoded" in document.documentElement.dataset);
      document.documentElement.dataset.decoded = "";
      return decode.call(this);
    };
  });
  await open(pathTo("Setting"), { as: "admin" });
  const file = { name: "a.jpg", mimeType: "image/jpeg", buffer: await photo(page) };
  backend.faults.set("POST /api/user/upload", { kind: "code", code: 413, message: "图片服务已满" });
  await upload(page, file);
  const dialog = page.getByRole("dialog", { name: "裁剪头像" });
  await dialog.getByRole("slider", { name: "缩放" }).press("ArrowRight");
  await expect(dialog.getByRole("slider", { name: "缩放" })).toHaveAttribute("aria-valuenow", "1.1");
  const area = dialog.getByRole("group", { name: "移动图片" });
  await area.focus();
  for (let times = 0; times < 60; times += 1) await page.keyboard.press("ArrowLeft");
  await use(page);
  await expect(account(page)).toContainText("图片服务已满");

  backend.faults.clear();
  await account(page).getByRole("button", { name: "重试" }).click();
  await expectToast(toasts, "头像已更新");
  await expect(account(page)).not.toContainText("图片服务已满");
  const picture = await shown(page);
  expect(picture).toMatchObject({ width: 512, height: 512, blue: [true, true] });
  expect(picture?.file).not.toContain("31.2304N");
  // It is cut from what was decoded when it was chosen.
  await expect(page.locator("html")).toHaveAttribute("data-decoded");
  await expect(page.locator("html")).not.toHaveAttribute("data-decoded-again");
});

test("gives the focus back to its button, and leaves an expired login to the dialog", { tag: "@proof" }, async ({
  page,
  open,
  backend,
  allow,
}) => {
  allow(FAILED_CALL);
  await open(pathTo("Setting"), { as: "admin" });
  const change = page.getByRole("button", { name: /^(更换头像|取消上传)$/ });
  const file = { name: "a.png", mimeType: "image/png", buffer: PIXEL };
  await upload(page, file);
  await page.getByRole("dialog", { name: "裁剪头像" }).press("Escape");
  await expect(change).toBeFocused();
  backend.faults.set("POST /api/user/upload", { kind: "code", code: 413, message: "图片服务已满" });
  await upload(page, file);
  await use(page);
  await expect(account(page)).toContainText("图片服务已满");
  await expect(change).toBeFocused();
  backend.faults.set("POST /api/user/upload", { kind: "expired" });
  await account(page).getByRole("button", { name: "重试" }).press("Enter");
  await expect(expiredDialog(page)).toBeVisible();
  await expect(account(page)).toContainText("PNG、JPEG、GIF 或 WebP，不超过 2 MB");
});

test("an upload goes on when its screen is left, and a notice of its outcome leads back to it", async ({
  page,
  open,
  backend,
  toasts,
  allow,
}) => {
  allow(FAILED_CALL);
  await waitForAnswers(page);
  await open(pathTo("Setting"), { as: "admin" });
  const running = page.getByRole("button", { name: "取消上传" });
  const leave = async () => {
    await expect(running).toBeVisible();
    await chooseInAccountMenu(page, "用户中心");
    await expect(heading(page, "王立群")).toBeVisible();
  };
  backend.faults.set("POST /api/user/upload", { kind: "code", code: 413, message: "图片服务已满" });
  const refuse = await holdRequests(page, "**/api/user/upload", 1);
  await upload(page, { name: "a.png", mimeType: "image/png", buffer: PIXEL });
  await use(page);
  await leave();
  refuse();
  await expectToast(toasts, "头像没有更新：", "图片服务已满");
  await page.getByRole("link", { name: "查看头像" }).click();
  await expect(account(page)).toContainText("图片服务已满");

  backend.faults.clear();
  const accept = await holdRequests(page, "**/api/user/upload", 1);
  await account(page).getByRole("button", { name: "重试" }).click();
  await leave();
  await page.goBack();
  await expect(running).toBeVisible();
  await page.goForward();
  await expect(heading(page, "王立群")).toBeVisible();
  accept();
  await expectToast(toasts, "头像已更新");
  await expect(page.getByRole("banner").locator("img[src^='data:image/png']")).toHaveCount(1);
});
