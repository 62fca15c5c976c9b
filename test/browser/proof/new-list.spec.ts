import { rm } from "node:fs/promises";
import { expect, test } from "@playwright/test";
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
];
let folder: string;

test.beforeAll(async () => {
  folder = await copyProject();
});
test.afterAll(() => rm(folder, { recursive: true }));

test("a new list passes every check and works, with nothing else edited", async ({ page }) => {
  test.setTimeout(900_000);
  const run = (command: string, ...args: string[]) => runIn(folder, command, ...args);
  run("tsx", "test/tools/new.ts", "sextants", "六分仪", "Sextants", ...FIELDS);
  run("biome", "check", ".");
  run("tsc");
  run("knip");
  run("vitest", "run", "test/mocks", "test/contract", "test/conformance", "test/i18n", "test/navigation", "every-list");
  run("remix", "vite:build", "--mode", "demo");

  const site = await serveSite({ client: `${folder}/build/demo/client`, port: 0 });
  await page.goto(`${site.url}/login?redirect=Sextants`);
  await sendAccount(page, "admin", "admin");
  await expect(heading(page, "六分仪")).toBeVisible();
  const rows = page.getByRole("table", { name: "六分仪列表" }).getByRole("row");
  await expect(rows).toHaveCount(11);
  await page.getByRole("button", { name: "新建" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Number").fill("A-1");
  await form.getByLabel("Amount").fill("12");
  await form.getByRole("button", { name: "保存" }).click();
  await expect(rows.nth(1)).toContainText("A-1");
  await page.goto(`${site.url}/list/sextants?status=paid&sort=-amount`);
  await expect(rows.filter({ hasText: "pending" })).toHaveCount(0);
  await expect(rows.filter({ hasText: "paid" })).toHaveCount(10);
  await page.goto(`${site.url}/list/sextants?urgent=true&tags=vip&amountFrom=100`);
  await expect(rows.filter({ hasText: "vip" }).first()).toContainText("是");
  await expect(rows.filter({ hasText: "否" })).toHaveCount(0);
  await site.close();
});
