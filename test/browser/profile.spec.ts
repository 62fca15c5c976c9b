import type { Page } from "@playwright/test";
import { answering } from "../support/answering";
import { expect, test } from "./fixtures";
import { countPrints, sheetOf } from "./sheet";
import { callsTo, FAILED_CALL, heading } from "./support";

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const LONG = "编码声道由 1 调整为 2，编码码率由 64 kbps 调整为 128 kbps，".repeat(4);
/** What only stands in the frame. */
const FRAME = ["工作台", "列表页", "版本", "王立群"];

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

test("shows how far the record is, its parameters with units, and marks what does not fit", async ({ page, open }) => {
  await open("/profile/basic", { as: "admin" });
  await expect(heading(page, "基础详情")).toBeVisible();
  await expect(page.getByRole("list", { name: "当前进度" }).getByRole("listitem")).toHaveText([
    "提交修改已完成",
    "2审批中进行中",
    "3修改完成未开始",
  ]);
  const video = region(page, "当前视频参数");
  await expect(video).toContainText("编码码率最小值300 kbps");
  await expect(video).toContainText("编码码率默认值1,500 kbps超出 300–800 kbps");
  await expect(video).toContainText("采集帧率15 fps");
  await expect(region(page, "当前音频参数")).toContainText("采集声道8 声道");
});

test("a log row is viewed by keyboard, in full", async ({ page, open, backend }) => {
  backend.faults.set("GET /api/operation/log", answering(log));
  await open("/profile/basic", { as: "admin" });
  const row = page.getByRole("row").filter({ hasText: "视频类001001" });
  await expect(row).toContainText("审核中");
  await row.getByRole("button", { name: "查看" }).press("Enter");
  const viewer = page.getByRole("dialog", { name: "调整详情" });
  await expect(viewer).toContainText(LONG);
  await page.keyboard.press("Escape");
  await expect(viewer).toHaveCount(0);
  await expect(row.getByRole("button", { name: "查看" })).toBeFocused();
});

test("the record and the log fail and are asked for again alone", async ({ page, open, backend, allow }) => {
  allow(FAILED_CALL);
  backend.faults.set("GET /api/profile/basic", { kind: "code", code: 50000, message: "档案库维护中" });
  await open("/profile/basic", { as: "admin" });
  await expect(region(page, "当前进度")).toContainText("档案库维护中");
  await expect(page.getByRole("row")).toHaveCount(6);
  backend.faults.clear();
  backend.faults.set("GET /api/operation/log", answering([]));
  const before = callsTo(backend).length;
  await page.getByRole("button", { name: "重试" }).click();
  await expect(region(page, "当前视频参数")).toContainText("720*1280");
  expect(callsTo(backend).slice(before)).toEqual(["GET /api/profile/basic"]);
  await page.reload();
  await expect(region(page, "操作日志")).toContainText("暂无数据");
});

test("prints an A4 sheet without the frame, nothing of it cut off", async ({ page, open, backend }) => {
  await countPrints(page);
  backend.faults.set("GET /api/operation/log", answering(log));
  await open("/profile/basic", { as: "admin", stored: { "arco-theme": "dark" } });
  await expect(page.getByRole("row")).toHaveCount(3);
  await expect(region(page, "当前视频参数")).toContainText("1,500");
  await page.getByRole("button", { name: "打印" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-prints", "1");

  const { text, faults } = await sheetOf(page);
  expect(faults).toEqual([]);
  for (const part of ["基础详情", "审批中", "编码码率默认值1,500kbps", "视频类001002", LONG.replace(/\s/g, "")]) {
    expect(text).toContain(part);
  }
  for (const part of [...FRAME, "查看", "打印", "…"]) expect(text).not.toContain(part);
});

test("success tells what was submitted, prints a clean sheet and leads to the list", async ({
  page,
  open,
  backend,
}) => {
  await countPrints(page);
  backend.faults.set("GET /api/operation/log", answering(log));
  await open("/result/success", { as: "admin" });
  await expect(heading(page, "提交成功")).toBeVisible();
  await expect(page.getByRole("list", { name: "当前进度" }).locator("[aria-current=step]")).toContainText("审批中");
  await page.getByRole("button", { name: "打印结果" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-prints", "1");
  const { text, faults } = await sheetOf(page);
  expect(faults).toEqual([]);
  expect(text).toContain("提交成功");
  expect(text).toContain("视频类001001");
  for (const part of [...FRAME, "打印结果", "返回列表"]) expect(text).not.toContain(part);
  await page.getByRole("link", { name: "返回列表" }).click();
  await expect(page).toHaveURL("/list/search-table");
});

test("failure tells what to mend, and every way leads there", async ({ page, open }) => {
  await open("/result/error", { as: "admin" });
  for (const [name, path] of [
    ["返回修改", "/form/group"],
    ["返回工作台", "/workplace"],
    ["修改推广地址", "/form/step"],
    ["查看审批进度", "/profile/basic"],
  ] as const) {
    await expect(heading(page, "提交失败")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
  }
});
