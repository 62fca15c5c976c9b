import { expect, test } from "../fixtures";
import { heading, logInButton, mainMenu, refusalToast } from "../support";

type Row = {
  name: string;
  path: string;
  title: string;
  /** Its first heading, where that is not the title. */
  h1?: string | RegExp;
  adminOnly?: true;
  inMenu?: false;
};

const SCREENS: Row[] = [
  { name: "Workplace", path: "/workplace", title: "工作台", h1: /好，(王立群|陈思雨)$/ },
  { name: "SearchTable", path: "/list/search-table", title: "查询表格" },
  { name: "Card", path: "/list/card", title: "卡片列表" },
  { name: "Step", path: "/form/step", title: "分步表单", adminOnly: true },
  { name: "Group", path: "/form/group", title: "分组表单", adminOnly: true },
  { name: "Basic", path: "/profile/basic", title: "基础详情", adminOnly: true },
  { name: "Success", path: "/result/success", title: "成功页", h1: "提交成功", adminOnly: true },
  { name: "Error", path: "/result/error", title: "失败页", h1: "提交失败", adminOnly: true },
  { name: "403", path: "/exception/403", title: "403", adminOnly: true },
  { name: "404", path: "/exception/404", title: "404" },
  { name: "500", path: "/exception/500", title: "500" },
  { name: "Info", path: "/user/info", title: "用户信息", h1: /^(王立群|陈思雨)$/ },
  { name: "Setting", path: "/user/setting", title: "用户设置" },
  { name: "Message", path: "/message", title: "消息中心", inMenu: false },
  { name: "notFound", path: "/no/such/screen", title: "页面不存在", h1: "404", inMenu: false },
];

const LOGIN_TITLE = "登录 - 管理控制台";

test("without a token every screen leads to the login, which keeps its name", async ({ page }) => {
  for (const { name, path } of SCREENS) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveURL(name === "Workplace" ? "/login" : `/login?redirect=${name}`);
      await expect(logInButton(page)).toBeVisible();
      await expect(page).toHaveTitle(LOGIN_TITLE);
      await expect(page.getByText("无权访问")).toHaveCount(0);
    });
  }
});

test("an admin sees every screen", async ({ page, open }) => {
  await open("/exception/404", { as: "admin" });
  for (const { path, title, h1 = title, inMenu = true } of SCREENS) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(heading(page, h1)).toBeVisible();
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(`${title} - 管理控制台`);
      await expect(mainMenu(page).locator("[aria-current]")).toHaveText(inMenu ? [title] : []);
      await expect(page.getByText("无权访问")).toHaveCount(0);
    });
  }
});

test("a user sees the screens of any role; the others lead to the workplace and are named", async ({ page, open }) => {
  await open("/exception/404", { as: "user" });
  for (const { path, title, h1 = title, adminOnly = false, inMenu = true } of SCREENS) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(heading(page, adminOnly ? /好，陈思雨$/ : h1)).toBeVisible();
      await expect(page).toHaveURL(adminOnly ? "/workplace" : path);
      await expect(page).toHaveTitle(`${adminOnly ? "工作台" : title} - 管理控制台`);
      const current = adminOnly ? ["工作台"] : [title];
      await expect(mainMenu(page).locator("[aria-current]")).toHaveText(inMenu ? current : []);
      if (adminOnly) await expect(refusalToast(page, title)).toBeVisible();
      else await expect(page.getByText("无权访问")).toHaveCount(0);
    });
  }
});
