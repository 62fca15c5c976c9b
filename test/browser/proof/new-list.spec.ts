import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import type { Manifest } from "vite";
import { serveSite } from "../../tools/site";
import { heading, sendAccount } from "../support";
import { copyProject, runIn } from "./project-copy";

/** One of every kind. */
const FIELDS = [
  "number:text",
  "customer:text",
  "amount:money",
  "weight:number",
  "status:choice(pending,paid)",
  "urgent:flag",
  "due:day",
  "tags:choices(new,vip)",
  "note:longText",
  "site:link",
  "createdTime:time",
  "photo:image",
  "keeper:person",
  "collection:reference(policies)",
];
/** Lists of documents: one read whole, one with pages in names of its own, one with the console's own. */
const CONTRACTS = [
  ["pets.json", "/pets"],
  ["orders.json", "/api/orders"],
  ["members.json", "/admin/memberCards"],
] as const;
/** Maximum brotli bytes that a further list loads, besides its words. */
const LIST_BYTES = 6000;
let folder: string;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  folder = await copyProject();
});
test.afterAll(() => rm(folder, { recursive: true }));

test("new lists pass every check and work, with nothing else edited", async ({ page }) => {
  test.setTimeout(900_000);
  const run = (command: string, ...args: string[]) => runIn(folder, command, ...args);
  run("tsx", "test/tools/new.ts", "sextants", "六分仪", "Sextants", ...FIELDS);
  run("tsx", "test/tools/new.ts", "--whole", "--read-only", "ledgers", "账簿", "Ledgers", ...FIELDS);
  for (const [file, path] of CONTRACTS) run("tsx", "test/tools/new.ts", "--from", `test/tools/contracts/${file}`, path);
  run("biome", "check", ".");
  run("tsc");
  run("knip");
  run(
    "vitest",
    "run",
    "test/mocks",
    "test/contract",
    "test/conformance",
    "test/i18n",
    "test/navigation",
    "test/shell/palette",
    "every-list",
  );
  run("remix", "vite:build", "--mode", "demo");

  const site = await serveSite({ client: `${folder}/build/demo/client`, port: 0 });
  await page.goto(`${site.url}/login?redirect=Sextants`);
  await sendAccount(page, "admin", "admin");
  await expect(heading(page, "六分仪")).toBeVisible();
  const rows = page.getByRole("grid", { name: "六分仪列表" }).getByRole("row");
  await expect(rows).toHaveCount(11);
  await page.getByRole("button", { name: "新建" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Number").fill("A-1");
  await form.getByLabel("Amount").fill("12");
  await form.getByRole("button", { name: "保存" }).click();
  await expect(rows.nth(1)).toContainText("A-1");
  // The record of the other list, by its name.
  const collection = rows.nth(2).getByRole("link").last();
  await expect(collection).toHaveAttribute("href", /search-table\?pageSize=100&name=.+record=\d/);
  await page.goto(`${site.url}/list/sextants?status=paid&sort=-amount`);
  await expect(rows.filter({ hasText: "pending" })).toHaveCount(0);
  await expect(rows.filter({ hasText: "paid" })).toHaveCount(10);
  await page.goto(`${site.url}/list/sextants?urgent=true&tags=vip&amountFrom=100`);
  await expect(rows.filter({ hasText: "vip" }).first()).toContainText("是");
  await expect(rows.filter({ hasText: "否" })).toHaveCount(0);

  // Pages, several values, a range and an order, each in the server's own name.
  await page.goto(`${site.url}/list/orders?status=paid,shipped&minAmount=100&sort=-amount&current=2`);
  const orders = page.getByRole("grid", { name: "订单列表" }).getByRole("row");
  await expect(orders).toHaveCount(11);
  await expect(orders.filter({ hasText: "待付款" })).toHaveCount(0);
  // Replaces the whole record.
  await page.goto(`${site.url}/list/pets?edit=55`);
  await form.getByLabel("Name").fill("Rex");
  await form.getByRole("button", { name: "保存" }).click();
  const pets = page.getByRole("grid", { name: "宠物列表" }).getByRole("row");
  await expect(pets.nth(1)).toContainText("Rex");
  await expect(pets.nth(1)).toContainText("pending");
  await site.close();
});

test("after the first list a further one loads little more than its words", async ({ page }) => {
  const client = `${folder}/build/demo/client`;
  const site = await serveSite({ client, port: 0 });
  await page.goto(`${site.url}/login?redirect=SearchTable`);
  await sendAccount(page, "admin", "admin");
  await expect(heading(page, "查询表格")).toBeVisible();
  await page.waitForLoadState("networkidle");
  const files = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/assets/")) files.add(pathname);
  });
  await page.getByRole("link", { name: "六分仪" }).click();
  await expect(page.getByRole("grid", { name: "六分仪列表" }).getByRole("row")).toHaveCount(11);
  await page.waitForLoadState("networkidle");
  const manifest: Manifest = JSON.parse(readFileSync(`${folder}/build/demo/.vite/client-manifest.json`, "utf8"));
  for (const { src = "", file } of Object.values(manifest)) if (src.startsWith("app/i18n/")) files.delete(`/${file}`);
  const sizes = [...files].map((file) => [file, brotliCompressSync(readFileSync(client + file)).byteLength] as const);
  console.log(sizes.map(([file, bytes]) => `${file} ${bytes}`).join("\n"));
  expect(files.size).toBeGreaterThan(0);
  expect(sizes.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThanOrEqual(LIST_BYTES);
  await site.close();
});
