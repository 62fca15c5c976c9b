import type { Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { successWith } from "../support/success-with";
import { expect, test } from "./fixtures";
import { countPrints, printSheet } from "./print-sheet";

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const LONG = "编码声道由 1 调整为 2，编码码率由 64 kbps 调整为 128 kbps，".repeat(4);
/** Texts that occur only in the frame. */
const FRAME = ["工作台", "列表页", "版本"];

const log = [
  { key: "1", contentNumber: "视频类001001", updateContent: LONG, status: 0, updateTime: "2026-11-20 19:05:03" },
  {
    key: "2",
    contentNumber: "视频类001002",
    updateContent: "新建参数模板",
    status: 1,
    updateTime: "2026-11-01 10:00:00",
  },
];

test("prints an A4 sheet without the frame, and cuts nothing off", { tag: "@proof" }, async ({
  page,
  open,
  backend,
}) => {
  await countPrints(page);
  backend.faults.set("GET /api/operation/log", successWith(log));
  await open(pathTo("Basic"), { as: "admin", stored: { "arco-theme": "dark" } });
  await expect(page.getByRole("row")).toHaveCount(3);
  await expect(region(page, "当前视频参数")).toContainText("1,500");
  await page.getByRole("button", { name: "打印" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-prints", "1");

  const { text, problems } = await printSheet(page);
  expect(problems).toEqual([]);
  for (const part of ["基础详情", "审批中", "编码码率默认值1,500kbps", "视频类001002", LONG.replace(/\s/g, "")]) {
    expect(text).toContain(part);
  }
  for (const part of [...FRAME, "查看", "…"]) expect(text).not.toContain(part);
  expect(text).not.toContain("打印");
});

test("the success page shows what was submitted, prints a clean sheet and leads to the list", async ({
  page,
  open,
}) => {
  await countPrints(page);
  await open(pathTo("Group"), { as: "admin", stored: { "arco-theme": "dark" } });
  await page.getByRole("textbox", { name: "编码码率默认值" }).fill("500");
  await page.getByRole("button", { name: "提交", exact: true }).click();
  await expect(page.getByRole("heading", { name: "提交成功" })).toBeVisible();
  await expect(page.getByRole("list", { name: "当前进度" }).locator("[aria-current=step]")).toContainText("审批中");
  await page.getByRole("button", { name: "打印结果" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-prints", "1");
  const { text, problems } = await printSheet(page);
  expect(problems).toEqual([]);
  for (const part of ["提交成功", "分组表单", "1,500kbps", "500kbps"]) expect(text).toContain(part);
  for (const part of ["工作台", "列表页", "版本", "打印结果", "返回列表"]) expect(text).not.toContain(part);
  await page.getByRole("link", { name: "返回列表" }).click();
  await expect(page).toHaveURL(pathTo("SearchTable"));
});
