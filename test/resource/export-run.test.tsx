import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { faults } from "#mocks/node";
import { pathTo } from "~/navigation/paths";
import { recordCalls } from "../support/client";
import { button } from "../support/page-parts";
import { renderScreen, setUpScreens } from "../support/render-screen";
import { expectTotal } from "../support/search-table";
import { expectToast } from "../support/toasts";

setUpScreens();

// jsdom saves no files.
const saveFile = vi.hoisted(() => vi.fn());
vi.mock("~/lib/page/save-file", () => ({ saveFile }));
beforeEach(() => {
  saveFile.mockClear();
});

const dialog = async () => within(await screen.findByRole("dialog", { name: "下载集合列表" }));
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("a download goes on in the background, even when its screen is left, and on where it failed", async () => {
  const { user, go } = await renderScreen("SearchTable", { as: "user" });
  await expectTotal("共 55 条");
  faults.set("GET /api/list/policy", { kind: "code", code: 50000, message: "列表维护中" });
  await user.click(button("下载"));
  expect(await (await dialog()).findByText("列表维护中")).toBeVisible();
  await user.keyboard("{Escape}");
  await isClosed();
  faults.clear();
  await user.click(await screen.findByRole("button", { name: "下载失败" }));
  const retry = (await dialog()).getByRole("button", { name: "重试" });
  const calls = recordCalls();
  await user.click(retry);
  await go(pathTo("Workplace"));
  await expectToast("已下载 55 条");
  expect(saveFile).toHaveBeenCalledOnce();
  expect(calls.filter((call) => call === "GET /api/list/policy")).toHaveLength(1);
});

test("a download can be left to itself or cancelled", async () => {
  const { user } = await renderScreen("SearchTable", { as: "user" });
  await expectTotal("共 55 条");
  faults.set("GET /api/list/policy", { kind: "silent" });
  await user.click(button("下载"));
  await user.click((await dialog()).getByRole("button", { name: "在后台继续" }));
  await isClosed();
  await user.click(screen.getByRole("button", { name: /^下载 0\s*%$/ }));
  await user.click((await dialog()).getByRole("button", { name: "取消" }));
  await expectToast("已取消下载");
  await isClosed();
  expect(button("下载")).toBeVisible();
  expect(saveFile).not.toHaveBeenCalled();
});
