import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { faults } from "#mocks/node";
import { recordCalls } from "../../../support/client";
import { button, region } from "../../../support/page-parts";
import { renderScreen, setUpScreens } from "../../../support/render-screen";
import { successWith } from "../../../support/success-with";

setUpScreens();

const RULE = "内容加权规则";
const CALLS = ["GET /api/list/quality-inspection", "GET /api/list/rules-preset", "GET /api/list/the-service"] as const;
const failure = (message: string) => ({ kind: "code", code: 50000, message }) as const;

const heading = (name: string) => screen.findByRole("heading", { name });
const tabs = () => screen.getAllByRole("tab").map(({ textContent }) => textContent);

test("each list fails, is empty and is retried on its own, and shows only known counts", async () => {
  faults.set("GET /api/list/the-service", failure("服务目录维护中"));
  faults.set("GET /api/list/quality-inspection", successWith([]));
  const { user } = await renderScreen("Card", { as: "user" });
  await waitFor(() => expect(region("开通服务")).toHaveTextContent("服务目录维护中"));
  await waitFor(() => expect(region("内容质检")).toHaveTextContent("质检队列会显示在这里"));
  await heading(RULE);
  expect(tabs()).toEqual(["全部 –", "内容质检 0", "开通服务 –", "规则预置 8"]);
  // A dash tells nothing.
  expect(screen.getByRole("tab", { name: /^全部/ })).toHaveAccessibleName("全部");
  expect(screen.getByRole("tab", { name: /^开通服务/ })).toHaveAccessibleName("开通服务");
  faults.clear();
  const calls = recordCalls();
  await user.click(button("重试"));
  await heading("漏斗分析");
  expect(tabs()).toEqual(["全部 16", "内容质检 0", "开通服务 8", "规则预置 8"]);
  expect(calls).toEqual(["GET /api/list/the-service"]);
});

test("where no list could be loaded, all of them are loaded again at once", async () => {
  for (const call of CALLS) faults.set(call, failure("数据库忙"));
  const { user } = await renderScreen("Card", { as: "user" });
  const retry = await screen.findByRole("button", { name: "全部重试" });
  expect(retry.parentElement).toHaveTextContent("卡片加载失败：数据库忙");
  expect(screen.getAllByRole("button", { name: "重试" })).toHaveLength(3);
  faults.clear();
  const calls = recordCalls();
  await user.click(retry);
  await heading(RULE);
  await heading("漏斗分析");
  await heading("视频类-历史导入");
  expect(calls.toSorted()).toEqual(CALLS);
  expect(screen.queryByRole("button", { name: "全部重试" })).toBeNull();
});

test("of several reasons none is said for all lists, and the only list of a tab has its own retry alone", async () => {
  for (const call of CALLS) faults.set(call, failure(call));
  const { user } = await renderScreen("Card", { as: "user" });
  const retry = await screen.findByRole("button", { name: "全部重试" });
  expect(retry.parentElement).toHaveTextContent(/^卡片加载失败全部重试$/);
  await user.click(screen.getByRole("tab", { name: "规则预置" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "内容质检" })).toBeNull());
  expect(button("重试")).toBeVisible();
  expect(screen.queryByRole("button", { name: "全部重试" })).toBeNull();
});
