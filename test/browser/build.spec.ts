import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "./fixtures";
import { settled } from "./support";

const CLIENT = "build/production/client";
/** Words that only the demonstration backend uses. */
const DEMO_WORDS = ["demo-token", "mockServiceWorker", "账号或者密码错误", "msw"];

test("the production build holds nothing of the demonstration backend", ({ page }) => {
  const files = readdirSync(CLIENT, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.map(({ name }) => name).filter((name) => /mockServiceWorker|msw/i.test(name))).toEqual([]);
  const found = files
    .filter(({ name }) => /\.(js|css|html|json)$/.test(name))
    .flatMap(({ name, parentPath }) => {
      const text = readFileSync(`${parentPath}/${name}`, "utf8");
      return DEMO_WORDS.filter((word) => text.includes(word)).map((word) => `${name}: ${word}`);
    });
  expect(files.length).toBeGreaterThan(10);
  expect(found).toEqual([]);
  expect(page.url()).toBe("about:blank");
});

test("the production site registers no service worker", async ({ page, open }) => {
  await open("/login");
  await expect(page.getByRole("button", { name: "登录", exact: true })).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test("no production page offers to reset a demonstration", async ({ page, open }) => {
  await open("/workplace", { as: "admin" });
  await page.getByRole("button", { name: /^账户菜单/ }).click();
  await expect(page.getByRole("menuitem", { name: "登出登录" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "重置演示数据" })).toHaveCount(0);
});

for (const path of ["/login", "/workplace", "/list/search-table", "/message"]) {
  test(`the page asks for each file of ${path} once`, async ({ page, open }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await open(path, path === "/login" ? {} : { as: "admin" });
    await settled(page);
    const files = asked.filter((file) => file.startsWith("/assets/"));
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file, at) => files.indexOf(file) < at)).toEqual([]);
  });
}
