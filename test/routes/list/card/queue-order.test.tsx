import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { faults } from "#mocks/node";
import { region } from "../../../support/page-parts";
import { renderScreen, setUpScreens } from "../../../support/render-screen";
import { successWith } from "../../../support/success-with";

setUpScreens();

const titles = () =>
  within(region("内容质检"))
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);

test("queues are in the order of what waits, and one that has been inspected stays in its place and keeps the focus", async () => {
  const { user } = await renderScreen("Card", { as: "admin", at: "?tab=quality" });
  await screen.findByRole("heading", { name: "音频类-有声读物" });
  const before = titles();
  expect(before.map((title) => title?.slice(0, 8))).toEqual([
    "图文类-二〇二六",
    "视频类-竖版小视",
    "视频类-直播回放",
    "视频类-历史导入",
    "评论类-热门话题",
    "图文类-图片版权",
    "音频类-有声读物",
    "图文类-历史导入",
  ]);
  const first = within(region("内容质检")).getAllByRole("button", { name: "质检" })[0];
  await user.click(first ?? document.body);
  await waitFor(() => expect(screen.getAllByText("无待质检")).toHaveLength(2));
  expect(titles()).toEqual(before);
  // The button is gone.
  expect(document.activeElement?.textContent).toBe(before[0]);
});

test("what waits is marked, and zero is not", async () => {
  const queue = (id: number, title: string, value: number | string) => ({
    id,
    title,
    data: [
      { label: "待质检数", value },
      { label: "待抽检数", value: 2 },
    ],
  });
  faults.set("GET /api/list/quality-inspection", successWith([queue(1, "甲", 0), queue(2, "乙", 7)]));
  await renderScreen("Card", { as: "admin", at: "?tab=quality" });
  await screen.findByRole("heading", { name: "甲" });
  expect(titles()).toEqual(["乙", "甲"]);
  const isMarked = (title: string) =>
    screen.getByRole("heading", { name: title }).closest("li")?.querySelector("dl")?.hasAttribute("data-waiting");
  expect([isMarked("乙"), isMarked("甲")]).toEqual([true, false]);
});
