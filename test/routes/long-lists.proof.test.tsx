import "@testing-library/jest-dom/vitest";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { faults } from "#mocks/node";
import type { ScreenName } from "~/navigation/screens";
import { renderScreen, setUpScreens } from "../support/render-screen";
import { successWith } from "../support/success-with";

setUpScreens();

/** 301 items with their numbers in place of each 好. */
const times = (item: object) =>
  successWith(
    Array.from({ length: 301 }, (_, id) => ({
      id,
      key: id,
      ...JSON.parse(JSON.stringify(item).replaceAll("好", `第${id + 1}条`)),
    })),
  );

/** Calls of lists that have no pages, by the headings above what they show. */
const LISTS = [
  ["Workplace", "聊天", "POST /api/chat/list", { username: "好", content: "好", time: "", isCollect: false }],
  ["Workplace", "最新动态", "POST /api/user/latest-activity", { title: "好" }],
  ["Workplace", "我的项目", "POST /api/user/my-project/list", { name: "好", peopleNumber: 1, contributors: [] }],
  ["Workplace", "项目与团队", "POST /api/user/project-and-team/list", { content: "好" }],
  ["Workplace", "公告", "POST /api/message/list", { type: "notice", title: "好", content: "好", status: 0 }],
  ["Workplace", "线上热门内容", "GET /api/popular/list", { title: "好", clickNumber: "1", increases: 1 }],
  ["Info", "我的团队", "POST /api/user/my-team/list", { name: "好" }],
  ["Card", "内容质检", "GET /api/list/quality-inspection", { title: "好", data: [] }],
  ["Card", "开通服务", "GET /api/list/the-service", { title: "好" }],
  ["Card", "规则预置", "GET /api/list/rules-preset", { title: "好" }],
] as const satisfies readonly (readonly [ScreenName, string, string, object])[];

test.each(LISTS)("%s: %s shows the first of a list of any length", async (name, title, call, item) => {
  faults.set(call, times(item));
  await renderScreen(name, { as: "admin" });
  const more = await screen.findByText("显示更多（已显示 300 项，共 301 项）");
  const region = more.closest("section");
  await waitFor(() => expect(region).toHaveTextContent(title));
  expect(region).toHaveTextContent("第300条");
  expect(region).not.toHaveTextContent("第301条");
});
