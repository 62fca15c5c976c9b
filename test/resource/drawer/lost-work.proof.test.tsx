import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { http } from "msw";
import { expect, test, vi } from "vitest";
import { faults, server } from "#mocks/node";
import { changePolicy } from "~/api/policy";
import { STORAGE_KEY } from "~/config/storage-keys";
import { policies } from "~/lists/policies";
import { pathTo } from "~/navigation/paths";
import { recordBodies, recordCalls } from "../../support/client";
import { setTestClock } from "../../support/clock";
import { deferred } from "../../support/deferred";
import { button, fill } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { expectTotal, firstRow, rows } from "../../support/search-table";
import { expectToast } from "../../support/toasts";

setUpScreens();

/** Rendered at an address, with a clock that a test moves on. */
async function renderList(at?: string) {
  setTestClock();
  const rendered = await renderScreen("SearchTable", { as: "admin", at });
  await expectTotal("共 55 条");
  return rendered;
}

async function deleteFirst(user: UserEvent) {
  await user.click(within(firstRow()).getByRole("button", { name: /^更多操作/ }));
  return await screen.findByRole("menuitem", { name: "删除" });
}

/** Opens the form of the first row; returns its drawer. */
async function editFirst(user: UserEvent) {
  await user.click(within(firstRow()).getByRole("button", { name: /^编辑/ }));
  const drawer = within(await screen.findByRole("dialog", { name: "编辑集合" }));
  return { drawer, count: await drawer.findByRole("textbox", { name: /^内容量/ }) };
}

/** Holds back the answers of a call until `answer`. */
function holdBack(method: "get" | "patch", path: string) {
  const answer = deferred<void>();
  let isHeld = true;
  server.use(
    http[method](`*${path}`, async () => {
      if (isHeld) await answer.promise;
      return undefined;
    }),
  );
  return () => {
    isHeld = false;
    answer.resolve();
  };
}

test("one undo brings back a row whose deletion was clicked twice", async () => {
  const { user } = await renderList();
  const calls = recordCalls();
  const item = await deleteFirst(user);
  // The second click comes while the menu fades out.
  await act(async () => {
    item.click();
    item.click();
  });
  await waitFor(() => expect(rows()).toHaveLength(9));
  const [undo] = await screen.findAllByRole("button", { name: "撤销" });
  if (undo) await user.click(undo);
  await waitFor(() => expect(rows()).toHaveLength(10));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(calls.filter((call) => call.startsWith("DELETE"))).toEqual([]);
});

test("a new record is shown although it has the id of a deleted one", async () => {
  const { user } = await renderList();
  await user.click(await deleteFirst(user));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  await expectTotal("共 54 条");
  await user.click(button("新建"));
  const drawer = within(await screen.findByRole("dialog", { name: "新建集合" }));
  await fill(user, await drawer.findByRole("textbox", { name: /^集合名称/ }), "同号的集合");
  for (const [list, option] of [
    [/^内容体裁/, "图文"],
    [/^筛选方式/, "规则筛选"],
  ] as const) {
    await user.click(drawer.getByRole("combobox", { name: list }));
    await user.click(await screen.findByRole("option", { name: option }));
  }
  await user.click(drawer.getByRole("button", { name: "保存" }));
  await waitFor(() => expect(firstRow()).toHaveTextContent("同号的集合"));
  await expectTotal("共 55 条");
});

test("saving one field does not undo what somebody else changed in another", async () => {
  const { user } = await renderList();
  const bodies = recordBodies("PATCH /api/list/policy/55");
  const { drawer, count } = await editFirst(user);
  await changePolicy({ params: { id: 55 }, body: { status: "offline" } });
  await fill(user, count, "77");
  await user.click(drawer.getByRole("button", { name: "保存" }));
  await waitFor(() => expect(firstRow()).toHaveTextContent("77"));
  expect(bodies.at(-1)).toEqual({ count: 77 });
  expect(firstRow()).toHaveTextContent("已下线");
});

test("what is typed while a save runs is kept, and sent with the next one", async () => {
  const { user } = await renderList();
  const bodies = recordBodies("PATCH /api/list/policy/55");
  const answer = holdBack("patch", "/api/list/policy/55");
  const { drawer, count } = await editFirst(user);
  await fill(user, count, "11");
  await user.click(drawer.getByRole("button", { name: "保存" }));
  await waitFor(() => expect(bodies).toEqual([{ count: 11 }]));
  await fill(user, count, "22");
  answer();
  await waitFor(() => expect(firstRow()).toHaveTextContent("11"));
  expect(count).toHaveValue("22");
  await user.click(drawer.getByRole("button", { name: "保存" }));
  await waitFor(() => expect(firstRow()).toHaveTextContent("22"));
  expect(bodies.at(-1)).toEqual({ count: 22 });
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "编辑集合" })).toBeNull());
});

test("a question about a form that is saved meanwhile is withdrawn", async () => {
  const { user } = await renderList();
  const answer = holdBack("patch", "/api/list/policy/55");
  const { drawer, count } = await editFirst(user);
  await fill(user, count, "11");
  await user.click(drawer.getByRole("button", { name: "保存" }));
  await user.click(drawer.getByRole("button", { name: "取消" }));
  expect(await screen.findByRole("dialog", { name: "正在提交" })).toBeVisible();
  answer();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(firstRow()).toHaveTextContent("11"));
});

test("sorting before the answer of a search keeps its filter", async () => {
  const { user, address } = await renderList();
  const answer = holdBack("get", "/api/list/policy");
  await fill(user, screen.getByRole("textbox", { name: "集合名称" }), "城市{Enter}");
  await screen.findByRole("list", { name: "已选条件" });
  await user.click(button("内容量"));
  answer();
  await waitFor(() =>
    expect(address()).toBe(`${pathTo("SearchTable")}?${new URLSearchParams({ name: "城市", sort: "-count" })}`),
  );
});

test("two browser tabs do not overwrite each other's preferences", async () => {
  const { preferences } = policies;
  const key = `${STORAGE_KEY.listPreferences}:policies`;
  preferences.set({ density: "mini" });
  const [[account, own]] = JSON.parse(localStorage.getItem(key) ?? "[]");
  localStorage.setItem(key, JSON.stringify([[account, { ...own, filtersOpen: false }]]));
  preferences.set({ density: "large" });
  const stored = JSON.parse(localStorage.getItem(key) ?? "[]");
  expect(stored).toMatchObject([[account, { density: "large", filtersOpen: false }]]);
  preferences.set({ density: "medium", filtersOpen: true });
});

test("a deletion names the record, and says so when it is refused", async () => {
  const { user } = await renderList();
  faults.set("DELETE /api/list/policy", { kind: "code", code: 50000, message: "正在使用" });
  await user.click(await deleteFirst(user));
  await expectToast("已删除“城市夜色短视频精选”");
  await act(() => vi.advanceTimersByTimeAsync(5000));
  await expectToast("删除失败：“城市夜色短视频精选”");
  await waitFor(() => expect(rows()).toHaveLength(10));
  faults.clear();
});

test("a save without an answer says that it may have been done", async () => {
  const { user } = await renderList();
  faults.set("PATCH /api/list/policy/:id", { kind: "drop" });
  const { drawer, count } = await editFirst(user);
  await fill(user, count, "33");
  await user.click(drawer.getByRole("button", { name: "保存" }));
  const alert = await drawer.findByRole("alert", { name: "结果未知" });
  expect(alert).toHaveTextContent("可能已经保存");
  expect(count).toHaveValue("33");
  faults.clear();
});

test("an expired login shows its own dialog alone, and the changed record stays", async () => {
  const { user } = await renderScreen("SearchTable", { as: "admin", at: "?edit=55" });
  const drawer = within(await screen.findByRole("dialog", { name: "编辑集合" }));
  await fill(user, await drawer.findByRole("textbox", { name: /^内容量/ }), "77");
  faults.set("PATCH /api/list/policy/:id", { kind: "code", code: 50008, message: "登录信息已过期" });
  await user.click(drawer.getByRole("button", { name: "保存" }));
  expect(await screen.findByRole("dialog", { name: "登录信息已过期" })).toBeVisible();
  expect(screen.queryByText("保存失败")).toBeNull();
});
