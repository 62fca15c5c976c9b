import { spawnSync } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { expect, test } from "@playwright/test";
import { serveSite } from "../../tools/site";
import { heading, sendAccount } from "../support";

/** What a copy of the project is without. */
const LEFT_OUT = new Set([".git", "node_modules", "build", "test-results"]);
const PROJECT = process.cwd();
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
];
let folder: string;

/** Runs an installed command in the copy. Fails with all that it printed. */
function run(command: string, ...args: string[]): void {
  const env = { ...process.env, PATH: `${folder}/node_modules/.bin:${process.env.PATH}` };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, env, encoding: "utf8" });
  expect(status, `${command} ${args.join(" ")}\n${stdout}\n${stderr}`).toBe(0);
}

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "new-list-"));
  const isCopied = (path: string) => !LEFT_OUT.has(path.slice(PROJECT.length + 1).split(sep)[0] ?? "");
  await cp(PROJECT, folder, { recursive: true, filter: isCopied });
  // Links to files, since Vite would follow one to the folder and find the project itself; a copy on another disk.
  const [from, to] = [`${PROJECT}/node_modules`, `${folder}/node_modules`];
  if (spawnSync("cp", ["-al", from, to]).status !== 0) await cp(from, to, { recursive: true, verbatimSymlinks: true });
});
test.afterAll(() => rm(folder, { recursive: true }));

test("a new list passes every check and works, with nothing else edited", async ({ page }) => {
  test.setTimeout(900_000);
  run("tsx", "test/tools/new.ts", "orders", "订单", "Orders", ...FIELDS);
  run("biome", "check", ".");
  run("tsc");
  run("knip");
  run("vitest", "run", "test/mocks", "test/contract", "test/conformance", "test/i18n", "test/navigation", "every-list");
  run("remix", "vite:build", "--mode", "demo");

  const site = await serveSite({ client: `${folder}/build/demo/client`, port: 0 });
  await page.goto(`${site.url}/login?redirect=Orders`);
  await sendAccount(page, "admin", "admin");
  await expect(heading(page, "订单")).toBeVisible();
  const rows = page.getByRole("table", { name: "订单列表" }).getByRole("row");
  await expect(rows).toHaveCount(11);
  await page.getByRole("button", { name: "新建" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Number").fill("A-1");
  await form.getByLabel("Amount").fill("12");
  await form.getByRole("button", { name: "保存" }).click();
  await expect(rows.nth(1)).toContainText("A-1");
  await page.goto(`${site.url}/list/orders?status=paid&sort=-amount`);
  await expect(rows.filter({ hasText: "pending" })).toHaveCount(0);
  await expect(rows.filter({ hasText: "paid" })).toHaveCount(10);
  await page.goto(`${site.url}/list/orders?urgent=true&tags=vip&amountFrom=100`);
  await expect(rows.filter({ hasText: "vip" }).first()).toContainText("是");
  await expect(rows.filter({ hasText: "否" })).toHaveCount(0);
  await site.close();
});
