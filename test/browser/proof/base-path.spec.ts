import { rm } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { startHttpBackend } from "#mocks/http";
import { pathTo } from "~/navigation/paths";
import { serveSite } from "../../tools/site";
import { chooseInAccountMenu, heading, mainMenu, sendAccount } from "../support";
import { expectTabs, tab } from "../tabs-support";
import { copyProject, runIn } from "./project-copy";

const BASE = "/tools/console";
let folder: string;

test.describe.configure({ mode: "serial", timeout: 600_000 });
test.use({ permissions: ["clipboard-read", "clipboard-write"] });
test.beforeAll(async () => {
  folder = await copyProject();
});
test.afterAll(() => rm(folder, { recursive: true }));

async function expectPath(page: Page, path: string): Promise<void> {
  await expect.poll(() => page.url().slice(new URL(page.url()).origin.length)).toBe(BASE + path);
}

/** Fails for a request to the page's origin that leaves the sub-path, and for a line in the console. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    const isOutside = origin === new URL(page.url()).origin && !pathname.startsWith(`${BASE}/`);
    if (isOutside && !pathname.startsWith("/api/")) problems.push(pathname);
  });
  page.on("console", (line) => problems.push(line.text()));
  page.on("pageerror", (error) => problems.push(String(error)));
  return problems;
}

async function work(page: Page, url: string): Promise<void> {
  const list = pathTo("SearchTable");
  await page.goto(`${url}${BASE}${list}?current=2&pageSize=7`);
  await expect(page.getByRole("button", { name: "登录", exact: true })).toBeVisible();
  await sendAccount(page, "admin", "admin");
  await expect(heading(page, "查询表格")).toBeVisible();
  // Repaired within the sub-path.
  await expectPath(page, `${list}?current=2`);
  const rows = page.getByRole("grid").getByRole("row");
  await expect(rows).toHaveCount(11);

  await mainMenu(page).getByRole("link", { name: "工作台" }).click();
  await expect(heading(page, /王立群/)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(BASE + pathTo("Workplace"));
  await expectTabs(page, ["工作台", "查询表格"], "工作台");
  await tab(page, "查询表格").click();
  await expectTabs(page, ["工作台", "查询表格"], "查询表格");
  await expectPath(page, `${list}?current=2`);
  await rows
    .nth(1)
    .getByRole("button", { name: /^更多操作/ })
    .click();
  await page.getByRole("menuitem", { name: "复制链接" }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(new RegExp(`^${url}${BASE}${list}\\?.*record=\\d+`));

  await page.reload();
  await expect(rows).toHaveCount(11);
  await page.goto(`${url}${BASE}/no/such/page`);
  await expect(page.getByText("/no/such/page", { exact: true })).toBeVisible();
  await page.goto(`${url}${BASE}/redirect${pathTo("Card")}?tab=rule`);
  await expectPath(page, `${pathTo("Card")}?tab=rule`);
  await page.goto(`${url}${BASE}/`);
  await expect(heading(page, /王立群/)).toBeVisible();
  await chooseInAccountMenu(page, "登出登录");
  await expect(page.getByRole("button", { name: "登录", exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(BASE + pathTo("Login"));
}

test("the console works below a sub-path of its host", async ({ page }) => {
  runIn(folder, "env", `VITE_BASE_PATH=${BASE}/`, "remix", "vite:build");
  const backend = await startHttpBackend();
  const client = `${folder}/build/production/client`;
  const site = await serveSite({ client, port: 0, basePath: BASE, config: { apiHost: backend.url } });
  const problems = watch(page);
  await work(page, site.url);
  expect(problems).toEqual([]);
  await Promise.all([site.close(), backend.close()]);
});

test("so does its demonstration", async ({ page }) => {
  runIn(folder, "env", `VITE_BASE_PATH=${BASE}`, "remix", "vite:build", "--mode", "demo");
  const site = await serveSite({ client: `${folder}/build/demo/client`, port: 0, basePath: BASE });
  const problems = watch(page);
  await work(page, site.url);
  expect(problems).toEqual([]);
  await site.close();
});
