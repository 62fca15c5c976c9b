import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test, vi } from "vitest";
import { server } from "#mocks/node";
import { recordCalls } from "../../support/client";
import { deferred } from "../../support/deferred";
import { button } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { expectTotal, firstRow } from "../../support/search-table";
import { expectToast } from "../../support/toasts";

// A browser takes the focus from a control that is disabled.

setUpScreens();

async function renderList() {
  const { user } = await renderScreen("SearchTable", { as: "admin" });
  await expectTotal("共 55 条");
  return user;
}

function holdBack(method: "get" | "patch") {
  const answer = deferred<void>();
  server.use(http[method]("*/api/list/policy", () => answer.promise.then(() => undefined)));
  return answer;
}

test("the button that reads the list again stays enabled meanwhile", async () => {
  const user = await renderList();
  const calls = recordCalls();
  const answer = holdBack("get");
  // Later than any sharing of calls.
  vi.setSystemTime(Date.now() + 1000);
  await user.click(button("刷新"));
  await waitFor(() => expect(button("刷新")).toHaveAttribute("aria-busy", "true"));
  expect(button("刷新")).toBeEnabled();
  await user.click(button("刷新"));
  answer.resolve();
  await waitFor(() => expect(button("刷新")).toHaveAttribute("aria-busy", "false"));
  expect(calls).toEqual(["GET /api/list/policy"]);
});

test("the button of a bulk action stays enabled meanwhile, and another press sends nothing", async () => {
  const user = await renderList();
  const calls = recordCalls();
  const answer = holdBack("patch");
  await user.click(within(firstRow()).getByRole("checkbox"));
  const bulk = within(await screen.findByRole("group", { name: "批量操作" }));
  const offline = bulk.getByRole("button", { name: "下线" });
  await user.click(offline);
  await waitFor(() => expect(offline).toHaveAttribute("aria-disabled", "true"));
  expect(offline).toBeEnabled();
  await user.click(offline);
  await user.click(bulk.getByRole("button", { name: "修改字段" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  answer.resolve();
  await expectToast("已下线 1 个集合");
  expect(calls.filter((call) => call.startsWith("PATCH"))).toHaveLength(1);
});

test("the button for another file stays enabled while one is checked", async () => {
  const user = await renderList();
  await user.click(button("批量导入"));
  const drawer = await screen.findByRole("dialog", { name: "批量导入集合" });
  const choose = await within(drawer).findByRole("button", { name: "选择文件" });
  const content = deferred<ArrayBuffer>();
  const file = Object.assign(new File([" "], "a.csv", { type: "text/csv" }), { arrayBuffer: () => content.promise });
  const input = drawer.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("There is no file input");
  await user.upload(input, file);
  await waitFor(() => expect(choose).toHaveAttribute("aria-busy", "true"));
  expect(choose).toBeEnabled();
  content.resolve(new TextEncoder().encode(" ").buffer);
  expect(await within(drawer).findByText("文件是空的")).toBeVisible();
});
