import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { deletionsOf } from "~/resource/deletion/use-delete";
import { deferred } from "../../support/deferred";
import { button } from "../../support/page-parts";
import { allowMotion } from "../../support/page-width";
import { inRow, renderBooks, row, setUpBooks } from "../../support/render-books";
import { books, LOST, offlineAction, shelf } from "../../support/shelf";
import { expectNoToast, expectToast, recordToasts } from "../../support/toasts";

setUpBooks();
recordToasts();

const bar = () => within(screen.getByRole("group", { name: "批量操作" }));
const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);
const statusOf = (id: number) => shelf.books.find((book) => book.id === id)?.status;

/** Selects a book of each page, and takes both offline. */
async function takeOffline(user: UserEvent): Promise<void> {
  await user.click(within(row(2)).getByRole("checkbox"));
  await user.click(button("第 2 页"));
  await waitFor(() => expect(row(1)).toHaveTextContent("书11"));
  await user.click(within(row(1)).getByRole("checkbox"));
  await user.click(bar().getByRole("button", { name: "下线" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "下线" }));
  await expectToast("已下线 2 个集合");
}

test("an action on several records is undone for those that it changed, also out of sight", async () => {
  shelf.books = shelf.books.map((book) => (book.id === 3 ? { ...book, status: "offline" } : book));
  const { user } = await renderBooks();
  await user.click(within(row(3)).getByRole("checkbox"));
  await takeOffline(user);
  expect([2, 3, 11].map(statusOf)).toEqual(["offline", "offline", "offline"]);
  await user.click(await screen.findByRole("button", { name: "撤销" }));
  expect(screen.getByRole("grid").parentElement).toContainElement(focused());
  await expectToast("已撤销，2 个集合恢复了原来的状态");
  expect(shelf.written).toEqual([
    [2, 11],
    [2, 11],
  ]);
  expect([2, 3, 11].map(statusOf)).toEqual(["online", "offline", "online"]);
  await waitFor(() => expect(inRow(1, /^下线/)).toBeVisible());
  await waitFor(() => expect(screen.queryByRole("button", { name: "撤销" })).toBeNull());
  expect(screen.getByRole("grid").parentElement).toContainElement(focused());
});

test("an undo of a deletion that is being sent says that it is too late", async () => {
  const { remove } = books.calls;
  if (!remove) throw new Error("The books cannot be deleted");
  const deleted = deferred<unknown>();
  const spy = vi.spyOn(books.calls, "remove").mockImplementation(() => deleted.promise);
  onTestFinished(() => spy.mockRestore());
  const { user } = await renderBooks();
  await user.click(inRow(2, /^更多操作/));
  await user.click(await screen.findByRole("menuitem", { name: "删除" }));
  const undo = await screen.findByRole("button", { name: "撤销" });
  const sent = deletionsOf(books).flush();
  await user.click(undo);
  await expectToast("正在删除“书2”，已无法撤销");
  deleted.resolve(true);
  await act(() => sent);
  await waitFor(() => expect(undo).not.toBeInTheDocument());
});

test("a double click on the undo of a deletion brings the record back, and does not say that it is too late", async () => {
  allowMotion();
  const { user } = await renderBooks();
  await user.click(inRow(2, /^更多操作/));
  await user.click(await screen.findByRole("menuitem", { name: "删除" }));
  await user.dblClick(await screen.findByRole("button", { name: "撤销" }));
  await expectToast("已撤销删除");
  expect(row(2)).toHaveTextContent("书2");
  expectNoToast("已无法撤销");
});

test("a double click on the undo of an action sends it once", async () => {
  allowMotion();
  const { user } = await renderBooks();
  await user.click(inRow(5, /^下线/));
  await user.dblClick(await screen.findByRole("button", { name: "撤销" }));
  await expectToast("已撤销，1 个集合恢复了原来的状态");
  expect(shelf.written).toEqual([[5], [5]]);
});

test("the undo of an action says what it could not restore", async () => {
  const { user } = await renderBooks();
  await takeOffline(user);
  shelf.books = shelf.books.filter(({ id }) => id !== 11);
  await user.keyboard("{Control>}z{/Control}");
  await expectToast("已撤销，1 个集合恢复了原来的状态，1 个集合已不存在");
  const offline = offlineAction();
  const spy = vi.spyOn(offline, "undo").mockRejectedValue(new Error("Locked"));
  onTestFinished(() => spy.mockRestore());
  await user.click(button("第 1 页"));
  await waitFor(() => expect(row(5)).toHaveTextContent("书5"));
  await user.click(inRow(5, /^下线/));
  await user.click(await screen.findByRole("button", { name: "撤销" }));
  await expectToast("撤销失败，1 个集合没有恢复原来的状态");
  expect(statusOf(5)).toBe("offline");
});

test("after its undo an action applies again to a selected record on another page", async () => {
  const { user } = await renderBooks();
  await user.click(within(row(2)).getByRole("checkbox"));
  await user.click(inRow(2, /^下线/));
  await expectToast("已下线 1 个集合");
  await user.click(button("第 2 页"));
  await waitFor(() => expect(row(1)).toHaveTextContent("书11"));
  await user.click(await screen.findByRole("button", { name: "撤销" }));
  await expectToast("已撤销，1 个集合恢复了原来的状态");
  await user.click(bar().getByRole("button", { name: "下线" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "下线" }));
  await waitFor(() => expect(statusOf(2)).toBe("offline"));
});

function loseAnswersOf(call: "call" | "undo"): void {
  const offline = offlineAction();
  const spy = vi.spyOn(offline, call).mockRejectedValue(LOST);
  onTestFinished(() => spy.mockRestore());
}

test("an action without an answer says that it may have been done", async () => {
  loseAnswersOf("call");
  const { user } = await renderBooks();
  await user.click(inRow(5, /^下线/));
  await expectToast("没有收到服务器的响应，对“书5”的“下线”可能已经完成，请查看列表");
});

test("the undo of an action without an answer says that it may have been done, not that it has failed", async () => {
  loseAnswersOf("undo");
  const { user } = await renderBooks();
  await user.click(inRow(5, /^下线/));
  await user.click(await screen.findByRole("button", { name: "撤销" }));
  await expectToast("没有收到服务器的响应，对“书5”的“撤销”可能已经完成，请查看列表");
  expectNoToast("撤销失败");
});

test("the offer to undo a deletion can be closed, which undoes nothing", async () => {
  const { user } = await renderBooks();
  await user.click(inRow(2, /^更多操作/));
  await user.click(await screen.findByRole("menuitem", { name: "删除" }));
  const undo = await screen.findByRole("button", { name: /^撤销/ });
  const toast = undo.closest<HTMLElement>("[role=alert]");
  await user.click(within(toast ?? document.body).getByRole("button", { name: "关闭" }));
  await waitFor(() => expect(undo).not.toBeInTheDocument());
  expect(screen.queryByText("书2")).toBeNull();
});
