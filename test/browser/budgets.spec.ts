import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, type Page, test } from "./fixtures";

/** The most bytes, brotli, of everything a page asks its own host for. */
const BUDGET = { login: 160_000, firstLogin: 180_000, workplace: 235_000, firstChart: 340_000, all: 350_000 };
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

/** Prints the size beside its limit, and holds it. */
function keep(name: string, bytes: number, limit: number) {
  console.log(`budget ${name}: ${(bytes / 1000).toFixed(1)} kB of ${limit / 1000} kB`);
  expect(bytes, name).toBeLessThanOrEqual(limit);
}

test("login stays within its bytes, also on the first visit of a browser's life", async ({ page, site, open }) => {
  const files = askedFor(page, site.url);
  await open("/login", { stored: { fingerprint: "known" } });
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("button", { name: "登录", exact: true })).toBeVisible();
  keep("login", bytesOf(files), BUDGET.login);
  await open("/login");
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("button", { name: "登录", exact: true })).toBeVisible();
  keep("login at the first visit", bytesOf(files), BUDGET.firstLogin);
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
  await page.waitForLoadState("networkidle");
  const [first, second] = ["content-chart", "share-chart"].map((chart) =>
    files.findIndex((file) => file.includes(chart)),
  );
  const until = before.slice(0, first);
  expect(until.length).toBeGreaterThan(0);
  keep("workplace until its first data", bytesOf(until), BUDGET.workplace);
  keep("workplace until its first chart", bytesOf(files.slice(0, second)), BUDGET.firstChart);
  keep("workplace with all its panels and charts", bytesOf(files), BUDGET.all);
});
