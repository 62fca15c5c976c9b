import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { callsTo, failureToast } from "./support";

const saveButton = (page: Page) => page.getByRole("button", { name: "保存" });
const field = (page: Page, name: string) => page.getByRole("textbox", { name: new RegExp(`^${name}`) });
const account = (page: Page) => page.getByRole("region", { name: "账号" });
/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const upload = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator("input[type=file]").setInputFiles(file);

test("the basic information is filled in, checked, saved and shown everywhere", async ({ page, open, backend }) => {
  await open("/user/setting", { as: "admin" });
  await expect(field(page, "邮箱")).toHaveValue("wangliqun@example.com");
  await expect(field(page, "国家/地区")).toHaveValue("中国");
  await expect(field(page, "省/直辖市/自治区")).toHaveValue("北京市");
  await expect(field(page, "区/县")).toHaveValue("海淀区");

  await field(page, "邮箱").fill("nobody");
  await field(page, "昵称").fill("");
  await field(page, "个人简介").fill("长".repeat(201));
  await expect(page.getByText("201 / 200")).toBeVisible();
  await saveButton(page).click();
  await expect(page.getByText("请输入正确的邮箱")).toBeVisible();
  await expect(page.getByText("请输入昵称")).toBeVisible();
  await expect(page.getByText("不能超过 200 个字")).toBeVisible();
  await expect(field(page, "邮箱")).toBeFocused();
  expect(callsTo(backend)).not.toContain("POST /api/user/save-info");

  await page.getByRole("button", { name: "重置" }).click();
  await expect(field(page, "昵称")).toHaveValue("王立群");
  await field(page, "昵称").fill("王小群");
  await field(page, "区/县").fill("西城区");
  await saveButton(page).click();
  await expect(page.getByText("保存成功")).toBeVisible();
  await expect(page.getByRole("button", { name: "账户菜单：王小群" })).toBeVisible();
  await expect(account(page)).toContainText("王小群");
  const sent = backend.requests.find(({ path }) => path === "/api/user/save-info");
  expect(JSON.parse(sent?.body ?? "")).toMatchObject({ name: "王小群", area: ["北京市", "北京市", "西城区"] });
  await page.getByRole("link", { name: "工作台" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("王小群");
});

test("a refused save keeps what was typed and changes nothing else", async ({ page, open, backend }) => {
  backend.faults.set("POST /api/user/save-info", { kind: "code", code: 50000, message: "昵称已被占用" });
  await open("/user/setting", { as: "admin" });
  await field(page, "昵称").fill("别人的名字");
  await saveButton(page).click();
  await expect(failureToast(page)).toContainText("昵称已被占用");
  await expect(field(page, "昵称")).toHaveValue("别人的名字");
  await expect(page.getByRole("button", { name: "账户菜单：王立群" })).toBeVisible();
});

test("a new picture is checked, previewed, cancellable, and in the navbar once the server has it", async ({
  page,
  open,
  backend,
}) => {
  await open("/user/setting", { as: "admin" });
  const change = page.getByRole("button", { name: "更换头像" });
  await expect(change).toBeVisible();
  await upload(page, { name: "a.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
  await expect(account(page)).toContainText("只能上传 PNG");
  await upload(page, { name: "a.png", mimeType: "image/png", buffer: Buffer.from("<html>") });
  await expect(account(page)).toContainText("文件内容不是图片");
  await upload(page, { name: "a.png", mimeType: "image/png", buffer: Buffer.concat([PIXEL, Buffer.alloc(2 ** 21)]) });
  await expect(account(page)).toContainText("图片不能超过 2 MB");
  expect(callsTo(backend)).not.toContain("POST /api/user/upload");

  backend.faults.set("POST /api/user/upload", { kind: "silent" });
  await upload(page, { name: "a.png", mimeType: "image/png", buffer: PIXEL });
  await expect(account(page).getByRole("img", { name: "新头像预览" })).toHaveAttribute("src", /^blob:/);
  await expect(account(page).getByRole("progressbar")).toBeVisible();
  await page.getByRole("button", { name: "取消上传" }).click();
  await expect(change).toBeVisible();
  await expect(failureToast(page)).toHaveCount(0);

  backend.faults.clear();
  await upload(page, { name: "a.png", mimeType: "image/png", buffer: PIXEL });
  await expect(page.getByText("头像已更新")).toBeVisible();
  await expect(page.getByRole("banner").locator("img[src^='data:image/png']")).toHaveCount(1);
});

test("tabs stand in the address; both values of a certification are told in words", async ({ page, open }) => {
  await open("/user/setting?tab=nothing", { as: "admin" });
  await expect(page.getByRole("tab", { name: "基础信息" })).toHaveAttribute("aria-selected", "true");
  await page.getByRole("tab", { name: "安全设置" }).click();
  await expect(page).toHaveURL(/tab=security$/);
  const security = page.getByRole("tabpanel", { name: "安全设置" });
  await expect(security).toContainText("已绑定：150****0000");
  await expect(security.getByRole("button")).toHaveCount(0);
  await page.getByRole("tab", { name: "实名认证" }).click();
  const rows = page.getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText("审核中");
  await expect(rows.nth(2)).toContainText("已通过");
  await page.goBack();
  await expect(security).toBeVisible();
});
