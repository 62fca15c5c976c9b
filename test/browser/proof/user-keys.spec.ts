import { pathTo } from "~/navigation/paths";
import { expect, test } from "../fixtures";
import { bodiesOf, selectFocusedOption } from "../forms";
import { tabTo } from "../support";
import { expectToast } from "../toasts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the workplace can be used by keyboard alone", async ({ page, open }) => {
  await open(pathTo("Workplace"), { as: "admin" });
  const region = (name: string | RegExp) => page.getByRole("region", { name });
  await expect(page.getByRole("img", { name: /折线图/ })).toBeVisible();
  await expect(region("聊天")).toContainText("林小满");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");

  const figures = region(/^内容数据/);
  const download = page.waitForEvent("download");
  await tabTo(page, figures.getByRole("button", { name: /^下载/ }));
  await page.keyboard.press("Enter");
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  await tabTo(page, figures.getByRole("radio", { name: "图表" }));
  await page.keyboard.press("ArrowRight");
  await expect(figures.getByRole("table")).toBeVisible();

  const chats = region("聊天");
  await tabTo(page, chats.getByRole("searchbox"));
  await page.keyboard.type("周以");
  await expect(chats.getByRole("listitem")).toHaveCount(1);
  const star = chats.getByRole("button", { name: "收藏“周以宁”" });
  await tabTo(page, star);
  await page.keyboard.press("Space");
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await expect(star).toBeFocused();
});

test("the user settings can be used by keyboard alone", async ({ page, open, backend, toasts }) => {
  await open(pathTo("Setting"), { as: "admin" });
  const field = (name: string) => page.getByRole("textbox", { name: new RegExp(`^${name}`) });
  const select = (name: string) => page.getByRole("combobox", { name: new RegExp(`^${name}`) });
  await expect(field("邮箱")).toHaveValue("wangliqun@example.com");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "更换头像" }));
  await tabTo(page, page.getByRole("tab", { name: "基础信息" }));
  await tabTo(page, field("昵称"));
  await page.keyboard.press("Control+a");
  await page.keyboard.type("王小群");
  await tabTo(page, select("国家/地区"));
  await selectFocusedOption(page, 2);
  await expect(select("国家/地区")).toHaveValue("日本");
  await tabTo(page, field("省/直辖市/自治区"));
  await page.keyboard.type("东京都");
  await tabTo(page, page.getByRole("button", { name: "保存" }));
  await page.keyboard.press("Enter");
  await expectToast(toasts, "保存成功");
  expect(bodiesOf(backend, "POST /api/user/save-info")).toMatchObject([
    { name: "王小群", countryRegion: "日本", area: ["东京都"] },
  ]);
  await page.keyboard.press("Shift+Tab");
  await page.getByRole("tab", { name: "基础信息" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tabpanel", { name: "安全设置" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("grid")).toBeVisible();
});

test("the user information can be used by keyboard alone", async ({ page, open }) => {
  await open(pathTo("Info"), { as: "admin" });
  const notices = page.getByRole("region", { name: "站内通知" });
  await expect(notices.getByRole("button", { name: /续费通知/ })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("link", { name: /wangliqun/ }));
  await tabTo(page, notices.getByRole("button", { name: /续费通知/ }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: /续费通知/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(notices.getByRole("button", { name: /^续费通知/ })).toBeFocused();
});
