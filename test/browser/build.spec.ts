import { readdirSync, readFileSync } from "node:fs";
import type { Manifest } from "vite";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "./fixtures";
import { readMantineClasses } from "./mantine-classes";
import { holdRequests, receivedCalls, waitUntilLoaded } from "./support";
import { expectToast, FAILURE } from "./toasts";

const LOGIN = pathTo("Login");
const WORKPLACE = pathTo("Workplace");

const CLIENT = "build/production/client";
const DEMO_WORDS = ["demo-token", "mockServiceWorker", "账号或者密码错误", "msw"];

test("the production build contains nothing of the demonstration backend", ({ page }) => {
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

for (const path of [LOGIN, WORKPLACE, pathTo("SearchTable"), pathTo("Message")]) {
  test(`${path} requests each file once, without a service worker, and has the styles of all that it draws`, async ({
    page,
    open,
  }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await open(path, path === LOGIN ? {} : { as: "admin" });
    await waitUntilLoaded(page);
    const files = requested.filter((file) => file.startsWith("/assets/"));
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file, at) => files.indexOf(file) < at)).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    const { drawn, unstyled } = await readMantineClasses(page);
    expect(drawn.length).toBeGreaterThan(10);
    expect(unstyled).toEqual([]);
  });
}

test("dialogs and menus above the page have their styles too, and no menu offers to reset a demonstration", async ({
  page,
  open,
}) => {
  await open(WORKPLACE, { as: "admin" });
  await page.getByRole("button", { name: "应用配置" }).click();
  await expect(page.getByRole("dialog", { name: "应用配置" }).getByRole("slider", { name: "菜单宽度" })).toBeVisible();
  expect((await readMantineClasses(page)).unstyled).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^账户菜单/ }).click();
  await expect(page.getByRole("menuitem", { name: "登出登录" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "重置演示数据" })).toHaveCount(0);
  expect((await readMantineClasses(page)).unstyled).toEqual([]);
});

const NAMESPACES = { [LOGIN]: "login", [WORKPLACE]: "workplace", [pathTo("Card")]: "card" };
for (const [path, namespace] of Object.entries(NAMESPACES)) {
  test(`the code and translations of ${path} are requested while the largest file is still loading`, async ({
    page,
    open,
  }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    const release = await holdRequests(page, "**/assets/entry.client-*.js");
    await open(path, { as: path === LOGIN ? undefined : "admin", until: "commit" });
    const manifest: Manifest = JSON.parse(readFileSync("build/production/.vite/client-manifest.json", "utf8"));
    for (const source of [`app/routes${path}/route.tsx?__remix-build-client-route`, `app/i18n/zh-CN/${namespace}.ts`]) {
      await expect.poll(() => requested, source).toContain(`/${manifest[source]?.file}`);
    }
    release();
    await waitUntilLoaded(page);
  });
}

test.describe("the user is requested while the largest file is still loading", () => {
  const INFO = "POST /api/user/info";
  let release = () => {};

  test.beforeEach(async ({ page }) => {
    release = await holdRequests(page, "**/assets/entry.client-*.js");
  });

  test("and is used when the page has started", async ({ page, open, backend }) => {
    await open(pathTo("404"), { as: "admin", until: "commit" });
    await expect.poll(() => receivedCalls(backend)).toEqual([INFO]);
    release();
    await expect(page.getByText("抱歉，您访问的页面不存在")).toBeVisible();
    expect(receivedCalls(backend).filter((call) => call === INFO)).toHaveLength(1);
  });

  test("and a failure is shown when the page has started", async ({ page, open, backend, toasts }) => {
    backend.faults.set(INFO, { kind: "code", code: 50000, message: "用户库维护中" });
    const failed = page.waitForResponse((response) => response.url().endsWith("/api/user/info"));
    await open(pathTo("404"), { as: "admin", until: "commit" });
    await failed;
    release();
    await expectToast(toasts, FAILURE, "用户库维护中");
    await expect(page).toHaveURL(({ pathname }) => pathname === pathTo("Login"));
    expect(receivedCalls(backend).filter((call) => call === INFO)).toHaveLength(1);
  });
});
