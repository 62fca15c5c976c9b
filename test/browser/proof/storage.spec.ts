import { STORAGE_KEY } from "~/config/storage-keys";
import { pathTo } from "~/navigation/paths";
import { expect, type Page, test } from "../fixtures";
import { heading, logInButton, mainMenu, sendAccount } from "../support";
import { expectToast, toastsWith } from "../toasts";
import { framedScreens } from "./screen-states";

/** The browser's storage may be missing, full, or filled by older versions, other products and people. */

const KEYS = Object.values(STORAGE_KEY).filter((key) => key !== STORAGE_KEY.token);

const POISON = [
  "",
  "null",
  "undefined",
  "[object Object]",
  "{",
  "[]",
  "{}",
  "0",
  "true",
  '"text"',
  "[[]]",
  '[["",null],null,[1]]',
  '{"__proto__":{"role":"admin"},"columns":[{"id":7}],"urls":["//evil.example","javascript:alert(1)"],"account":"admin"}',
  "<img src=x onerror=\"document.title='taken'\">",
  "\uD800\0\u202E",
  "W".repeat(20_000),
];

const WALK = [pathTo("Workplace"), pathTo("SearchTable"), pathTo("Step"), pathTo("Setting"), pathTo("Message")];

async function expectIntact(page: Page, path: string) {
  await expect(page).toHaveURL(path);
  // In either language, since an unknown locale shows English.
  await expect(page.getByRole("complementary").getByRole("navigation")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("img[src=x]")).toHaveCount(0);
}

for (const [at, value] of POISON.entries()) {
  test(`survives poisoned storage ${at}: ${value.slice(0, 30)} under every key`, async ({ page, open, seeded }) => {
    for (const key of KEYS) seeded.set(key, value);
    await page.addInitScript(
      ({ keys, text }) => {
        if (location.protocol.startsWith("http")) for (const key of keys) sessionStorage.setItem(key, text);
      },
      { keys: [STORAGE_KEY.tabs, STORAGE_KEY.drafts], text: value },
    );
    const stored = Object.fromEntries(KEYS.map((key) => [key, value]));
    await open(WALK[at % WALK.length] ?? "", { as: "admin", stored });
    await expectIntact(page, WALK[at % WALK.length] ?? "");
  });
}

const REFUSALS = {
  blocked: () => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("refused", "SecurityError");
        },
      });
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  },
};

const UNSTORED = "登录和设置只保留到关闭或刷新本页为止";

for (const [name, refuse] of Object.entries(REFUSALS)) {
  test(`storage that is ${name} ends no session before the page is left, and is reported once`, async ({
    page,
    toasts,
  }) => {
    await page.addInitScript(refuse);
    await page.goto(pathTo("Login"));
    await sendAccount(page, "admin", "admin");
    await expect(heading(page, /好，王立群$/)).toBeVisible();
    for (const { title, path } of [
      { title: "查询表格", path: pathTo("SearchTable") },
      { title: "卡片列表", path: pathTo("Card") },
    ]) {
      await page.getByRole("region", { name: "快捷操作" }).getByRole("link", { name: title }).click();
      await expectIntact(page, path);
      // The address changes before the screen does, and until then the link is that of the current tab.
      await expect(heading(page, title)).toBeVisible();
      await page.getByRole("navigation", { name: "标签页" }).getByRole("link", { name: "工作台" }).click();
      await expectIntact(page, pathTo("Workplace"));
    }
    await page.getByRole("button", { name: "切换到深色主题" }).click();
    await expect(page.locator("body")).toHaveAttribute("arco-theme", "dark");
    await expectToast(toasts, UNSTORED);
    expect(toastsWith(toasts, UNSTORED)).toHaveLength(1);
  });
}

/** Everything stored for the site, including address and history. */
const readEverythingStored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state]));

test("never stores a password, neither a right nor a wrong one", async ({ page, open }) => {
  await open(pathTo("Login"));
  await page.getByLabel("记住用户名").check();
  await sendAccount(page, "somebody", "Wr0ng-Passw0rd!");
  await expect(logInButton(page)).toHaveAccessibleDescription("账号或者密码错误");
  expect(await readEverythingStored(page)).not.toContain("Wr0ng");
  await sendAccount(page, "user", "user");
  await expect(mainMenu(page)).toBeVisible();
  const stored = await readEverythingStored(page);
  expect(stored).toContain('"remembered-name":"user"');
  expect(stored).not.toMatch(/password|Wr0ng/i);
});

test("stores nothing of a response, on any screen", async ({ page, open }) => {
  test.slow();
  await open(pathTo("404"), { as: "admin" });
  for (const { path } of framedScreens) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const storedText = await readEverythingStored(page);
    // Values of the user, the messages and the lists.
    for (const words of ["王立群", "@example.com", "内容安全检测", "消费观察", "城市夜色", "漏斗分析"]) {
      expect(storedText, path).not.toContain(words);
    }
  }
  await expect(logInButton(page)).toHaveCount(0);
});
