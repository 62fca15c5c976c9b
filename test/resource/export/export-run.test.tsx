import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { failure } from "#mocks/backend/envelope";
import { faults, server } from "#mocks/node";
import { policies } from "~/lists/policies";
import { pathTo } from "~/navigation/paths";
import { exportOf } from "~/resource/export/export-run";
import { recordCalls } from "../../support/client";
import { deferred } from "../../support/deferred";
import { button } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { expectTotal } from "../../support/search-table";
import { expectNoToast, expectToast } from "../../support/toasts";

setUpScreens();

/** The names of the saved files: jsdom saves none. */
const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  const links = { createObjectURL: URL.createObjectURL, revokeObjectURL: URL.revokeObjectURL };
  Object.assign(URL, { createObjectURL: () => "blob:file", revokeObjectURL: () => undefined });
  const save = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  onTestFinished(() => {
    save.mockRestore();
    Object.assign(URL, links);
  });
});

const dialog = async () => within(await screen.findByRole("dialog", { name: "下载集合列表" }));
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** Starts a download that fails, and closes its dialog. */
async function leaveFailedDownload() {
  const rendered = await renderScreen("SearchTable", { as: "user" });
  await expectTotal("共 55 条");
  faults.set("GET /api/list/policy", { kind: "code", code: 50000, message: "列表维护中" });
  await rendered.user.click(button("下载"));
  await (await dialog()).findByText("列表维护中");
  await rendered.user.keyboard("{Escape}");
  await isClosed();
  return rendered;
}

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
  expect(saved).toEqual([expect.stringMatching(/^集合列表-\d{4}-\d\d-\d\d\.csv$/)]);
  expect(calls.filter((call) => call === "GET /api/list/policy")).toHaveLength(1);
});

test("a download that fails says so in its dialog, or where that was left, in a toast", async () => {
  const { user } = await leaveFailedDownload();
  await screen.findByRole("button", { name: "下载失败" });
  expectNoToast("下载集合列表没有完成");

  const answer = deferred<void>();
  server.use(http.get("*/api/list/policy", () => answer.promise.then(() => failure("列表维护中", 50000))));
  await user.click(button("下载失败"));
  await user.click((await dialog()).getByRole("button", { name: "重试" }));
  await user.click(await (await dialog()).findByRole("button", { name: "在后台继续" }));
  await isClosed();
  answer.resolve();
  await expectToast("下载集合列表没有完成，可以在列表中继续");
});

test("a download that failed goes on when only the page size has changed since", async () => {
  const { user, go } = await leaveFailedDownload();
  faults.clear();
  await go(`${pathTo("SearchTable")}?pageSize=50`);
  await user.click(await screen.findByRole("button", { name: "下载失败" }));
  expect(await (await dialog()).findByText("列表维护中")).toBeVisible();
  expect((await dialog()).queryByText(/另一次查询/)).toBeNull();
  await user.click((await dialog()).getByRole("button", { name: "重试" }));
  await expectToast("已下载 55 条");
});

test("a download of nothing says so, and saves no file", async () => {
  const { user } = await renderScreen("SearchTable", { as: "user", at: "?name=zzz" });
  await user.click(await screen.findByRole("button", { name: "下载" }));
  await expectToast("没有可以下载的集合");
  expect(saved).toEqual([]);
});

test("Back only leaves the screen of a download, which goes on and is shown again", async () => {
  const { user, go, address } = await renderScreen("SearchTable", { as: "user" });
  await expectTotal("共 55 条");
  await go(`${pathTo("SearchTable")}?pageSize=20`);
  faults.set("GET /api/list/policy", { kind: "silent" });
  await user.click(button("下载"));
  await dialog();
  await go(-1);
  expect(address()).toBe(pathTo("SearchTable"));
  expect((await dialog()).getByText(/^正在读取/)).toBeVisible();
  expect((await dialog()).queryByText(/另一次查询/)).toBeNull();
  await go(pathTo("Workplace"));
  await isClosed();
  await go(pathTo("SearchTable"));
  await user.click(await screen.findByRole("button", { name: /^下载 0\s*%$/ }));
  await user.click((await dialog()).getByRole("button", { name: "取消" }));
  await isClosed();
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
  expect(saved).toEqual([]);
});

test("a retry in a dialog that is closing, after its download was cancelled, starts none", async () => {
  await leaveFailedDownload();
  const run = exportOf(policies);
  run.cancel();
  await run.resume();
  expect(run.state.get().running).toBe(false);
  await waitFor(() => expect(button("下载")).toBeEnabled());
});
