import { readdirSync, readFileSync } from "node:fs";
import type { Manifest } from "vite";
import { pathTo } from "~/navigation/paths";
import { expect, type Page, test } from "./fixtures";
import { readMantineClasses } from "./mantine-classes";
import { holdRequests, receivedCalls, waitUntilLoaded } from "./support";
import { expectToast, FAILURE } from "./toasts";

test.use({ firstVisit: true });

const LOGIN = pathTo("Login");
const WORKPLACE = pathTo("Workplace");
const LARGEST = "**/assets/entry.client-*.js";
const INFO = "POST /api/user/info";

const CLIENT = "build/production/client";
// The hash of a file's name may contain the letters msw.
const DEMO_WORDS = [/demo-token/, /mockServiceWorker/i, /账号或者密码错误/, /\bmsw\b/i];

test("the production build contains nothing of the demonstration backend, and the licences of all that it contains", ({
  page,
}) => {
  const files = readdirSync(CLIENT, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.map(({ name }) => name).filter((name) => DEMO_WORDS.some((word) => word.test(name)))).toEqual([]);
  const found = files
    .filter(({ name }) => /\.(js|css|html|json)$/.test(name))
    .flatMap(({ name, parentPath }) => {
      const text = readFileSync(`${parentPath}/${name}`, "utf8");
      return DEMO_WORDS.filter((word) => word.test(text)).map((word) => `${name}: ${word}`);
    });
  expect(files.length).toBeGreaterThan(10);
  expect(found).toEqual([]);
  const licenses = readFileSync(`${CLIENT}/licenses.txt`, "utf8");
  for (const name of ["react", "@remix-run/react", "@mantine/core", "recharts", "ofetch"])
    expect(licenses).toMatch(new RegExp(`^${name} [\\d.]+ MIT$`, "m"));
  expect(licenses).not.toMatch(/^msw /m);
  expect(page.url()).toBe("about:blank");
});

test("lengths in all stylesheets follow the browser's font size", async () => {
  const styles = readdirSync(`${CLIENT}/assets`).filter((name) => name.endsWith(".css"));
  expect(styles.length).toBeGreaterThan(10);
  const fixed = styles.flatMap((name) =>
    [...readFileSync(`${CLIENT}/assets/${name}`, "utf8").matchAll(/(?<![\w.])\d+(\.\d+)?px/g)]
      .map(([length]) => length)
      .filter((length) => Number.parseFloat(length) >= 2),
  );
  expect(fixed).toEqual([]);
});

/** The files that the page requests, in order. */
function requestedFiles(page: Page): string[] {
  const files: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/assets/")) files.push(pathname);
  });
  return files;
}

async function expectEachOnceAndStyled(page: Page, files: readonly string[]) {
  await waitUntilLoaded(page);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file, at) => files.indexOf(file) < at)).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  const { drawn, unstyled } = await readMantineClasses(page);
  expect(drawn.length).toBeGreaterThan(10);
  expect(unstyled).toEqual([]);
}

/** Expects that code and translations of a screen are requested. */
async function expectRequested(files: readonly string[], path: string, namespace: string) {
  const manifest: Manifest = JSON.parse(readFileSync("build/production/.vite/client-manifest.json", "utf8"));
  for (const source of [`app/routes${path}/route.tsx?__remix-build-client-route`, `app/i18n/zh-CN/${namespace}.ts`]) {
    await expect.poll(() => files, source).toContain(`/${manifest[source]?.file}`);
  }
}

const NAMESPACES = { [LOGIN]: "login", [pathTo("Card")]: "card" };
for (const [path, namespace] of Object.entries(NAMESPACES)) {
  const tag = path === LOGIN ? [] : "@proof";
  test(`${path} requests its code while the largest file loads, each file once, and has the styles of all that it draws`, {
    tag,
  }, async ({ page, open }) => {
    const files = requestedFiles(page);
    const release = await holdRequests(page, LARGEST);
    await open(path, { as: path === LOGIN ? undefined : "admin", until: "commit" });
    await expectRequested(files, path, namespace);
    release();
    await expectEachOnceAndStyled(page, files);
  });
}

for (const path of [pathTo("SearchTable"), pathTo("Message")]) {
  test(`${path} requests each file once and has the styles of all that it draws`, { tag: "@proof" }, async ({
    page,
    open,
  }) => {
    const files = requestedFiles(page);
    await open(path, { as: "admin" });
    await expectEachOnceAndStyled(page, files);
  });
}

test("the workplace requests code and user while the largest file loads, and also dialogs and menus have their styles", async ({
  page,
  open,
  backend,
}) => {
  const files = requestedFiles(page);
  const release = await holdRequests(page, LARGEST);
  await open(WORKPLACE, { as: "admin", until: "commit" });
  await expectRequested(files, WORKPLACE, "workplace");
  await expect.poll(() => receivedCalls(backend)).toEqual([INFO]);
  release();
  await expectEachOnceAndStyled(page, files);
  expect(receivedCalls(backend).filter((call) => call === INFO)).toHaveLength(1);

  await page.getByRole("button", { name: "应用配置" }).click();
  await expect(page.getByRole("dialog", { name: "应用配置" }).getByRole("slider", { name: "菜单宽度" })).toBeVisible();
  expect((await readMantineClasses(page)).unstyled).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^账号菜单/ }).click();
  await expect(page.getByRole("menuitem", { name: "登出登录" })).toBeVisible();
  // No menu offers to reset a demonstration.
  await expect(page.getByRole("menuitem", { name: "重置演示数据" })).toHaveCount(0);
  expect((await readMantineClasses(page)).unstyled).toEqual([]);
});

test("a failure of the user requested early is shown when the page has started", async ({
  page,
  open,
  backend,
  toasts,
}) => {
  const release = await holdRequests(page, LARGEST);
  backend.faults.set(INFO, { kind: "code", code: 50000, message: "用户库维护中" });
  const failed = page.waitForResponse((response) => response.url().endsWith("/api/user/info"));
  await open(pathTo("404"), { as: "admin", until: "commit" });
  await failed;
  release();
  await expectToast(toasts, FAILURE, "用户库维护中");
  await expect(page).toHaveURL(({ pathname }) => pathname === LOGIN);
  expect(receivedCalls(backend).filter((call) => call === INFO)).toHaveLength(1);
});
