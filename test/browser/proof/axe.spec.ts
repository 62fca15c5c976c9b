import { expect, test } from "../fixtures";
import { expectNoFindings } from "../no-findings";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const WORDS = {
  "zh-CN": {
    phone: "手机登录",
    logIn: "登录",
    chart: /折线图/,
    burger: "打开菜单",
    account: /^账户菜单/,
    rule: "密码不能为空",
  },
  "en-US": {
    phone: "Phone",
    logIn: "Log in",
    chart: /Line chart/,
    burger: "Open menu",
    account: /^Account menu/,
    rule: "Password must not be empty",
  },
} as const;
const LOCALES = ["zh-CN", "en-US"] as const;

for (const theme of ["light", "dark"]) {
  for (const locale of LOCALES) {
    const words = WORDS[locale];
    const stored = { "arco-theme": theme, "arco-locale": locale };

    test(`the login, ${theme}, ${locale}`, async ({ page, open }) => {
      await open("/login", { stored });
      const submit = page.getByRole("button", { name: words.logIn, exact: true });
      await expect(submit).toBeVisible();
      await expectNoFindings(page, "account");
      await submit.click();
      await expect(page.getByText(words.rule)).toBeVisible();
      await expectNoFindings(page, "account, with its rules");
      await page.getByRole("tab", { name: words.phone }).click();
      await expect(submit).toBeVisible();
      await expectNoFindings(page, "phone");
    });

    test(`the workplace, ${theme}, ${locale}`, async ({ page, open }) => {
      await open("/workplace", { as: "admin", stored });
      await expect(page.getByRole("cell", { name: /^消费观察/ })).toBeVisible();
      await expect(page.getByRole("img", { name: words.chart })).toBeVisible();
      await expectNoFindings(page, "the whole page");
      await page.getByRole("button", { name: words.account }).click();
      await expect(page.getByRole("menuitem").first()).toBeVisible();
      await expectNoFindings(page, "the account menu");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("menuitem")).toHaveCount(0);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole("button", { name: words.burger }).click();
      await expect(page.getByRole("dialog").getByRole("link").first()).toBeVisible();
      await expectNoFindings(page, "the menu's drawer");
    });
  }
}

test("a failed and an empty panel, a toast and the dialog of an expired login", async ({ page, open, backend }) => {
  backend.faults.set("POST /api/user/visits", { kind: "html" });
  backend.faults.set("GET /api/popular/list", { kind: "json", text: '{"status":"success","code":200,"data":[]}' });
  await open("/workplace", { as: "admin" });
  await expect(page.getByRole("button", { name: "重试" })).toBeVisible();
  await expect(page.getByText("暂无数据").first()).toBeVisible();
  await expectNoFindings(page, "panels and toast");
  backend.faults.set("POST /api/user/visits", { kind: "code", code: 50008, message: "未登录" });
  await page.getByRole("button", { name: "重试" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoFindings(page, "dialog");
});

test("not found", async ({ page, open }) => {
  await open("/no/such/screen", { as: "user" });
  await expect(page.getByRole("heading", { level: 1, name: "404" })).toBeVisible();
  await expectNoFindings(page, "404");
});
