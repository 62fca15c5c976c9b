import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { deletionsOf } from "~/resource/deletion/use-delete";
import type { Page, RowId } from "~/resource/resource";
import { button } from "../../support/page-parts";
import { renderBooks, rows, setUpBooks } from "../../support/render-books";
import { books, LOST, offlineAction, shelf } from "../../support/shelf";
import { expectToast, recordToasts } from "../../support/toasts";

setUpBooks();
recordToasts();

const TOTAL = 1100;

beforeEach(() => {
  shelf.books = Array.from({ length: TOTAL }, (_, index) => ({
    id: index + 1,
    name: `书${index + 1}`,
    status: "online" as const,
  }));
});

const selectPage = (user: UserEvent) => user.click(screen.getByRole("checkbox", { name: "选择本页" }));
const offer = () => screen.queryByRole("button", { name: "选择全部 1,100 条" });

async function selectAll(user: UserEvent): Promise<void> {
  await selectPage(user);
  await user.click(button("选择全部 1,100 条"));
}

/** The list's answers to the requests from the second page on. */
function answerLaterPages(answer: () => Promise<Page>): void {
  const { list } = books.calls;
  const spy = vi
    .spyOn(books.calls, "list")
    .mockImplementation((input) => (input.query.current > 1 ? answer() : list(input)));
  onTestFinished(() => spy.mockRestore());
}

test("a selected page offers to select all that were found, on all pages", async () => {
  const { user } = await renderBooks();
  expect(offer()).toBeNull();
  await selectAll(user);
  expect(await screen.findByRole("button", { name: "已选 1,100 项" })).toBeVisible();
  await waitFor(() => expect(offer()).toBeNull());
  // The button was removed with the focus on it.
  expect(document.body).not.toHaveFocus();
  await user.click(button("第 2 页"));
  await waitFor(() => expect(rows()[0]).toHaveTextContent("书11"));
  expect(rows().every((row) => row.getAttribute("aria-selected") === "true")).toBe(true);
});

test("what is selected is forgotten by another search, also for the one before", async () => {
  const { user, go } = await renderBooks();
  await selectAll(user);
  await screen.findByRole("button", { name: "已选 1,100 项" });
  await go("?name=书99");
  await screen.findByText("共 11 条");
  await go("");
  await screen.findByText("共 1,100 条");
  expect(screen.queryByText(/^已选/)).toBeNull();
  expect(screen.getByRole("checkbox", { name: "选择本页" })).not.toBeChecked();
});

test("a page that cannot be read leaves selected what was read, and the selection can go on there", async () => {
  const { user } = await renderBooks();
  await selectPage(user);
  answerLaterPages(() => Promise.reject(new Error("The shelf is locked.")));
  await user.click(button("选择全部 1,100 条"));
  expect(await screen.findByText("没有选完：500 / 1,100 条")).toBeVisible();
  expect(await screen.findByRole("button", { name: "已选 500 项" })).toBeVisible();
  vi.mocked(books.calls.list).mockRestore();
  await user.click(button("继续选择"));
  expect(await screen.findByRole("button", { name: "已选 1,100 项" })).toBeVisible();
});

test("selecting all can be stopped, and keeps what was read", async () => {
  const { user } = await renderBooks();
  await selectPage(user);
  answerLaterPages(() => new Promise(() => undefined));
  await user.click(button("选择全部 1,100 条"));
  expect(await screen.findByText("正在选择：500 / 1,100 条")).toBeVisible();
  await user.click(button("停止"));
  expect(screen.queryByText(/^正在选择/)).toBeNull();
  expect(await screen.findByRole("button", { name: "已选 500 项" })).toBeVisible();
  expect(offer()).toHaveFocus();
});

async function takeOffline(user: UserEvent): Promise<void> {
  await selectAll(user);
  await screen.findByRole("button", { name: "已选 1,100 项" });
  await user.click(within(screen.getByRole("group", { name: "批量操作" })).getByRole("button", { name: "下线" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "下线" }));
}

const sizes = (requests: readonly unknown[]) => requests.map((ids) => (Array.isArray(ids) ? ids.length : ids));

test("an action on many records is sent in portions and ends in one message", async () => {
  const { user } = await renderBooks();
  await takeOffline(user);
  expect(await screen.findByText(/^已下线 1,100 /)).toBeInTheDocument();
  expect(sizes(shelf.written)).toEqual([200, 200, 200, 200, 200, 100]);
  expect(screen.queryByText(/^已选/)).toBeNull();
});

test("an action that fails on the way says what is left, which stays selected", async () => {
  const offline = offlineAction();
  const { call } = offline;
  const spy = vi
    .spyOn(offline, "call")
    .mockImplementation((ids: RowId[]) => (ids.includes(500) ? Promise.reject(new Error("Full")) : call(ids, {})));
  onTestFinished(() => spy.mockRestore());
  const { user } = await renderBooks();
  await takeOffline(user);
  expect(await screen.findByText(/^已下线 400 .*700 .*未成功/)).toBeInTheDocument();
  expect(await screen.findByRole("button", { name: "已选 700 项" })).toBeVisible();
});

test("an action without an answer on the way says of which it may have been done", async () => {
  const offline = offlineAction();
  const { call } = offline;
  const spy = vi
    .spyOn(offline, "call")
    .mockImplementation((ids: RowId[]) => (ids.includes(300) ? Promise.reject(LOST) : call(ids, {})));
  onTestFinished(() => spy.mockRestore());
  const { user } = await renderBooks();
  await takeOffline(user);
  await expectToast("已下线 200 个集合，700 个集合未成功，仍保持选中");
  await expectToast("没有收到服务器的响应，对“书201”等 200 个集合的“下线”可能已经完成，请查看列表");
  expect(await screen.findByRole("button", { name: "已选 700 项" })).toBeVisible();
});

test("an action on many records tells how far it has come, and can be stopped", async () => {
  const offline = offlineAction();
  const { call } = offline;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const spy = vi.spyOn(offline, "call").mockImplementation(async (ids: RowId[]) => {
    if (ids.includes(500)) await answered;
    return call(ids, {});
  });
  onTestFinished(() => spy.mockRestore());
  const { user } = await renderBooks();
  await takeOffline(user);
  expect(await screen.findByRole("progressbar", { name: "正在处理：400 / 1,100 条" })).toHaveAttribute(
    "aria-valuenow",
    String(4000 / 110),
  );
  await user.click(button("停止"));
  expect(document.body).not.toHaveFocus();
  answer();
  expect(await screen.findByText(/^已下线 600 .*后停止，其余 500 .*没有处理/)).toBeInTheDocument();
  expect(await screen.findByRole("button", { name: "已选 500 项" })).toBeVisible();
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(sizes(shelf.written)).toEqual([200, 200, 200]);
});

test("a deletion of many records is sent in portions, and brings back those that were refused", async () => {
  const requests: unknown[] = [];
  const { remove } = books.calls;
  if (!remove) throw new Error("The books cannot be deleted");
  const spy = vi.spyOn(books.calls, "remove").mockImplementation((input) => {
    requests.push(input.body.ids);
    return input.body.ids.includes(1) ? remove(input) : Promise.reject(new Error("Full"));
  });
  onTestFinished(() => spy.mockRestore());
  const { user } = await renderBooks();
  await selectAll(user);
  await screen.findByRole("button", { name: "已选 1,100 项" });
  await user.click(within(screen.getByRole("group", { name: "批量操作" })).getByRole("button", { name: "删除" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "删除" }));
  await screen.findByRole("button", { name: "撤销" });
  await act(() => deletionsOf(books).flush());
  expect(sizes(requests)).toEqual([200, 200, 200, 200, 200, 100]);
  expect(await screen.findByText("删除失败：900 个集合")).toBeInTheDocument();
  await waitFor(() => expect(rows()[0]).toHaveTextContent("书201"));
});

test("what is deleted from all pages of a search is in none of its counts until it is undone", async () => {
  const { user, go } = await renderBooks();
  await selectPage(user);
  await user.click(within(screen.getByRole("group", { name: "批量操作" })).getByRole("button", { name: "删除" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "删除" }));
  await user.click(button("第 2 页"));
  await waitFor(() => expect(rows()[0]).toHaveTextContent("书11"));
  expect(screen.getByText("共 1,090 条")).toBeVisible();
  await selectPage(user);
  expect(button("选择全部 1,090 条")).toBeVisible();
  await go("?name=书99");
  expect(await screen.findByText("共 11 条")).toBeVisible();
  await go("");
  await user.click(button("撤销"));
  expect(await screen.findByText("共 1,100 条")).toBeVisible();
});
