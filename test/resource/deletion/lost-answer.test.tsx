import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { ApiError } from "~/api/client/api-error";
import { deletionsOf } from "~/resource/deletion/use-delete";
import { setTestClock } from "../../support/clock";
import { deferred } from "../../support/deferred";
import { inRow, renderBooks, rows, setUpBooks } from "../../support/render-books";
import { books, shelf } from "../../support/shelf";
import { expectToast, recordToasts } from "../../support/toasts";

setUpBooks();
recordToasts();

const LOST = { reason: "timeout", call: "DELETE /books", token: "" } as const;

test.each<[string, () => Promise<unknown>]>([
  ["whose time is over", () => vi.advanceTimersByTimeAsync(5000)],
  ["that was sent before a reload that was given up", () => deletionsOf(books).flush()],
])("a deletion %s, without an answer, says that it may have been done, and the list is read again", async (_, end) => {
  const remove = vi.spyOn(books.calls, "remove").mockImplementation(async ({ body: { ids } }) => {
    shelf.books = shelf.books.filter(({ id }) => !ids.includes(id));
    throw new ApiError("", LOST);
  });
  onTestFinished(() => remove.mockRestore());
  const { user } = await renderBooks();
  setTestClock();
  await user.click(inRow(2, /^更多操作/));
  await user.click(await screen.findByRole("menuitem", { name: "删除" }));
  await act(end);
  await expectToast("没有收到服务器的响应，“书2”可能已经删除，请查看列表");
  await waitFor(() => expect(rows().map((row) => row.textContent)).toContainEqual(expect.stringContaining("书11")));
  expect(rows().filter((row) => row.textContent?.includes("书2"))).toEqual([]);
});

test.each([
  ["all at once", 0],
  ["after its first portion", 5000],
])(
  "a deletion of many records that is sent %s as the page is left may have been done to each without an answer",
  async (_, wait) => {
    shelf.books = Array.from({ length: 450 }, (__, id) => ({ id: id + 1, name: `书${id + 1}`, status: "online" }));
    const answer = deferred<never>();
    const remove = vi.spyOn(books.calls, "remove").mockImplementation(() => answer.promise);
    onTestFinished(() => remove.mockRestore());
    const { user } = await renderBooks();
    await user.click(screen.getByRole("checkbox", { name: "选择本页" }));
    await user.click(screen.getByRole("button", { name: "选择全部 450 条" }));
    await screen.findByRole("button", { name: "已选 450 项" });
    setTestClock();
    await user.click(within(screen.getByRole("group", { name: "批量操作" })).getByRole("button", { name: "删除" }));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "删除" }));
    await act(() => vi.advanceTimersByTimeAsync(wait));
    const left = deletionsOf(books).flush();
    answer.reject(new ApiError("", LOST));
    await act(() => left);
    await expectToast("没有收到服务器的响应，“书1”等 450 个集合可能已经删除，请查看列表");
  },
);

test("a refused deletion of a record that somebody else has deleted does not show it again", async () => {
  const remove = vi.spyOn(books.calls, "remove").mockImplementation(async ({ body: { ids } }) => {
    shelf.books = shelf.books.filter(({ id }) => !ids.includes(id));
    throw new ApiError("没有这本书", { reason: "server", status: 404, call: "DELETE /books", token: "" });
  });
  onTestFinished(() => remove.mockRestore());
  const { user } = await renderBooks();
  setTestClock();
  await user.click(inRow(2, /^更多操作/));
  await user.click(await screen.findByRole("menuitem", { name: "删除" }));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  await waitFor(() => expect(rows().map((row) => row.textContent)).toContainEqual(expect.stringContaining("书11")));
  expect(rows().filter((row) => row.textContent?.includes("书2"))).toEqual([]);
});
