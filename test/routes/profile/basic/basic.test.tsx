import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { basicProfile } from "#mocks/data/profile";
import { faults } from "#mocks/node";
import { recordCalls } from "../../../support/client";
import { button, region } from "../../../support/page-parts";
import { renderScreen, setUpScreens } from "../../../support/render-screen";
import { successWith } from "../../../support/success-with";

setUpScreens();

const LONG = "编码声道由 1 调整为 2，编码码率由 64 kbps 调整为 128 kbps，".repeat(4).trim();
const ENTRY = { key: "1", contentNumber: "视频类001001", updateContent: LONG, updateTime: "2026-11-20 19:05:03" };

test("shows the progress of the record and its parameters with units, and marks unsuitable ones", async () => {
  await renderScreen("Basic", { as: "admin" });
  const steps = await screen.findByRole("list", { name: "当前进度" });
  const texts = within(steps)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  expect(texts).toEqual(["提交修改已完成", "2审批中进行中", "3修改完成未开始"]);
  await waitFor(() => expect(region("当前视频参数")).toHaveTextContent("编码码率最小值300 kbps"));
  expect(region("当前视频参数")).toHaveTextContent("编码码率默认值1,500 kbps超出 300–800");
  expect(region("当前视频参数")).toHaveTextContent("采集帧率15 fps");
  expect(region("当前音频参数")).toHaveTextContent("采集声道8 声道");
});

test("a parameter that the server left out is a dash without a unit, and no reason for a warning", async () => {
  const { video, audio } = basicProfile;
  const encoding = { ...video.encoding, rate: { min: 300, max: 800 } };
  const partial = { ...basicProfile, video: { ...video, acquisition: {}, encoding }, audio: { ...audio, mode: null } };
  faults.set("GET /api/profile/basic", successWith(partial));
  await renderScreen("Basic", { as: "admin" });
  await waitFor(() => expect(region("当前视频参数")).toHaveTextContent("采集分辨率–采集帧率–编码分辨率"));
  expect(region("当前视频参数")).toHaveTextContent(/编码码率默认值–$/);
  expect(region("当前音频参数")).toHaveTextContent("匹配模式–采集声道8 声道");
});

test("shows a whole log entry, opened by keyboard", async () => {
  faults.set("GET /api/operation/log", successWith([{ ...ENTRY, status: 0 }]));
  const { user } = await renderScreen("Basic", { as: "admin" });
  const row = await screen.findByRole("row", { name: /视频类001001/ });
  expect(row).toHaveTextContent("审核中");
  const view = within(row).getByRole("button", { name: /^查看/ });
  view.focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("dialog", { name: "调整详情" })).toHaveTextContent(LONG);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(view).toHaveFocus());
});

test("the record and the log fail and are retried on their own", async () => {
  faults.set("GET /api/profile/basic", { kind: "code", code: 50000, message: "档案库维护中" });
  const { user } = await renderScreen("Basic", { as: "admin" });
  await waitFor(() => expect(region("当前进度")).toHaveTextContent("档案库维护中"));
  await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(6));
  faults.clear();
  const calls = recordCalls();
  await user.click(button("重试"));
  await waitFor(() => expect(region("当前视频参数")).toHaveTextContent("720 × 1280"));
  expect(calls).toEqual(["GET /api/profile/basic"]);
});

test("reports a log without entries", async () => {
  faults.set("GET /api/operation/log", successWith([]));
  await renderScreen("Basic", { as: "admin" });
  await waitFor(() => expect(region("操作日志")).toHaveTextContent("还没有操作日志"));
});
