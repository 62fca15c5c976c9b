import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { answering } from "../support/answering";
import { expect, test } from "./fixtures";
import { callsTo, failureToast, heading } from "./support";

const region = (page: Page, name: string | RegExp) => page.getByRole("region", { name });

test("every panel shows its data; tables and downloads hold the charts' numbers", async ({ page, open }) => {
  await open("/workplace", { as: "admin" });
  await expect(region(page, "访问概览")).toContainText("5,670,423");
  await expect(region(page, "我的项目").getByRole("heading", { level: 3 })).toHaveCount(6);
  await expect(region(page, "项目与团队")).toContainText("6个项目与团队");
  await expect(region(page, "最新动态").getByRole("listitem")).toHaveCount(7);
  await expect(region(page, "公告")).toContainText("续费通知");
  await expect(region(page, "公告")).not.toContainText("规则开通成功");

  const share = region(page, "内容类型占比");
  await expect(share.getByRole("img", { name: /图文 10\.2%.*横版短视频 25\.8%.*竖版小视频 63\.9%/ })).toBeVisible();
  await share.getByText("表格", { exact: true }).click();
  await expect(share.getByRole("row").last()).toHaveText("竖版小视频928,53163.9%");
  const download = page.waitForEvent("download");
  await share.getByRole("button", { name: "下载“内容类型占比”" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("内容类型占比.csv");
  expect(await readFile(await file.path(), "utf8")).toBe(
    "\uFEFF内容类型,内容量,占比\r\n图文,148564,10.2%\r\n横版短视频,375210,25.8%\r\n竖版小视频,928531,63.9%",
  );
});

test("one panel that fails is asked for again alone; an empty one says so", async ({ page, open, backend }) => {
  const call = "POST /api/chat/list";
  backend.faults.set(call, { kind: "code", code: 50000, message: "聊天服务维护中" });
  backend.faults.set("POST /api/user/latest-activity", answering([]));
  await open("/workplace", { as: "admin" });
  await expect(region(page, "聊天")).toContainText("聊天服务维护中");
  await expect(failureToast(page)).toContainText("聊天服务维护中");
  await expect(region(page, "最新动态")).toContainText("暂无数据");
  await expect(region(page, "我的项目").getByRole("heading", { level: 3 })).toHaveCount(6);
  backend.faults.clear();
  backend.requests.length = 0;
  await region(page, "聊天").getByRole("button", { name: "重试" }).click();
  await expect(region(page, "聊天")).toContainText("林小满");
  expect(callsTo(backend)).toEqual([call]);
});

test("the slowest panel holds nothing back, and leaving ends its call", async ({ page, open, backend }) => {
  const slow = ["/api/user/my-project/list", "/api/user/visits", "/api/popular/list"];
  backend.faults.set("POST /api/user/my-project/list", { kind: "silent" });
  backend.faults.set("POST /api/user/visits", { kind: "silent" });
  backend.faults.set("GET /api/popular/list", { kind: "silent" });
  const ended: string[] = [];
  page.on("requestfailed", (request) => {
    if (request.failure()?.errorText === "net::ERR_ABORTED") ended.push(new URL(request.url()).pathname);
  });
  await open("/workplace", { as: "admin" });
  await expect(region(page, "聊天")).toContainText("林小满");
  await expect(page.getByRole("img", { name: /折线图/ })).toBeVisible();
  expect(ended).toEqual([]);
  await region(page, "快捷操作").getByRole("link", { name: "卡片列表" }).click();
  await expect(page).toHaveURL("/list/card");
  await expect.poll(() => ended.toSorted()).toEqual(slow.toSorted());
  await expect(failureToast(page)).toHaveCount(0);
});

test("chats are searched and starred; a refusal takes the star back", async ({ page, open, backend }) => {
  await open("/workplace", { as: "admin" });
  const chats = region(page, "聊天");
  await chats.getByRole("searchbox").fill("林小");
  await expect(chats.getByRole("listitem")).toHaveCount(1);
  await expect(page).toHaveURL(/chatSearch=/);
  await chats.getByRole("searchbox").fill("无此人");
  await chats.getByRole("button", { name: "清除筛选" }).click();
  await expect(chats.getByRole("searchbox")).toHaveValue("");
  await expect(chats.getByRole("listitem")).toHaveCount(8);

  const star = chats.getByRole("button", { name: "收藏“周以宁”" });
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await chats.getByText("已收藏", { exact: true }).click();
  await expect(chats.getByRole("listitem")).toHaveCount(4);
  await page.reload();
  await expect(chats.getByRole("listitem")).toHaveCount(4);

  backend.faults.set("PATCH /api/chat/:id", { kind: "code", code: 50000, message: "收藏失败" });
  await star.click();
  await expect(failureToast(page)).toContainText("收藏失败");
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await expect(chats.getByRole("listitem")).toHaveCount(4);
});

test("a read notice leaves the panel; recent screens are those visited last", async ({ page, open }) => {
  await open("/list/card", { as: "admin" });
  await expect(heading(page, "卡片列表")).toBeVisible();
  await page.goto("/exception/404");
  await expect(heading(page, "404")).toBeVisible();
  await page.goto("/workplace");
  await expect(region(page, "最近访问").getByRole("link")).toHaveText(["404", "卡片列表"]);
  const notices = region(page, "公告");
  await notices.getByRole("button", { name: /续费通知/ }).click();
  await expect(notices).toContainText("暂无数据");
});
