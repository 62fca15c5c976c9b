import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, type Page, test } from "./fixtures";

/** The most bytes, brotli, of everything a page asks its own host for. */
const BUDGET = { login: 170_000, workplace: 240_000, charts: 115_000 };
const CLIENT = "build/production/client";

/** The files of the build that the page asks for, in order. */
function askedFor(page: Page, site: string): string[] {
  const files: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== site) return;
    files.push(request.resourceType() === "document" ? "/index.html" : url.pathname);
  });
  return files;
}

/** The size of files as a server that compresses sends them. */
const bytesOf = (files: Iterable<string>) =>
  [...new Set(files)].reduce((sum, file) => sum + brotliCompressSync(readFileSync(CLIENT + file)).byteLength, 0);

const report = (name: string, bytes: number, limit: number) =>
  console.log(`budget ${name}: ${(bytes / 1000).toFixed(1)} kB of ${limit / 1000} kB`);

test("login stays within its bytes", async ({ page, site }) => {
  const files = askedFor(page, site.url);
  await page.goto(`${site.url}/login`, { waitUntil: "networkidle" });
  await expect(page.getByRole("button", { name: "登录", exact: true })).toBeVisible();
  report("login", bytesOf(files), BUDGET.login);
  expect(bytesOf(files)).toBeLessThanOrEqual(BUDGET.login);
});

test("workplace and its charts stay within their bytes", async ({ page, site, open }) => {
  const files = askedFor(page, site.url);
  // Noted when the answer comes: a moment later the idle page asks for its charts.
  let before: string[] = [];
  page.on("response", (response) => {
    const isFirstData = response.url().endsWith("/api/user/visits") && response.request().method() === "POST";
    if (isFirstData) before = [...files];
  });
  // A first visit: the fingerprint is computed too.
  await open("/workplace", { as: "admin", stored: { fingerprint: "" } });
  await expect(page.getByText("主页访问量")).toBeVisible();
  await expect(page.getByRole("img", { name: /折线图/ })).toBeVisible();
  const chart = files.findIndex((file) => file.includes("chart"));
  expect(chart).toBeGreaterThan(0);
  const [until, after] = [before.slice(0, chart), files.slice(chart)];
  expect(until.length).toBeGreaterThan(0);
  report("workplace until its first data", bytesOf(until), BUDGET.workplace);
  report("charts", bytesOf(after.filter((file) => !until.includes(file))), BUDGET.charts);
  expect(bytesOf(until)).toBeLessThanOrEqual(BUDGET.workplace);
  expect(bytesOf(after.filter((file) => !until.includes(file)))).toBeLessThanOrEqual(BUDGET.charts);
});
