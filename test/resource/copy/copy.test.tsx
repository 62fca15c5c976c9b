import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { pathTo } from "~/navigation/paths";
import { button } from "../../support/page-parts";
import { inRow, renderBooks, row, setUpBooks } from "../../support/render-books";
import { shelf } from "../../support/shelf";
import { expectToast, recordToasts } from "../../support/toasts";

setUpBooks();
recordToasts();

const copied = () => navigator.clipboard.readText();
/** Waits as the page does: toasts come and go meanwhile. */
const expectCopied = (text: string) => waitFor(async () => expect(await copied()).toBe(text));
const cell = (position: number, name: RegExp) => within(row(position)).getByRole("gridcell", { name });

/** jsdom's files have no `text()`. */
const textOf = (file: Blob) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file);
  });

test("a value is copied by one press in its cell, its menu or the drawer, and nothing else has a button for it", async () => {
  const { user } = await renderBooks();
  await user.hover(cell(2, /^书2/));
  const copy = button("复制集合名称：书2");
  expect(copy).toHaveAttribute("title", "复制");
  await user.click(copy);
  await expectToast("已复制：书2");
  await expectCopied("书2");
  await user.hover(cell(3, /^已上线/));
  expect(screen.queryByRole("button", { name: /^复制集合/ })).toBeNull();

  fireEvent.contextMenu(cell(4, /^书4/));
  await user.click(await screen.findByRole("menuitem", { name: "复制" }));
  await expectCopied("书4");

  await user.click(inRow(5, /^查看/));
  const drawer = within(await screen.findByRole("dialog"));
  await user.click(drawer.getByRole("button", { name: "复制集合名称：书5" }));
  await expectCopied("书5");
  // The list is on a page with the record, which its call cannot read by itself.
  await user.click(drawer.getByRole("button", { name: "复制链接" }));
  const query = new URLSearchParams({ pageSize: "100", name: "书5", record: "5" });
  await expectCopied(`${location.origin}${pathTo("SearchTable")}?${query}`);
});

test("a value that is searched for already can still be copied in the menu of its cell", async () => {
  const { user } = await renderBooks("?name=书4");
  fireEvent.contextMenu(cell(1, /^书4/));
  expect((await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent)).toEqual(["复制"]);
  await user.click(screen.getByRole("menuitem", { name: "复制" }));
  await expectCopied("书4");
});

test("a link from the menu of a row opens its record", async () => {
  const { user, go } = await renderBooks("?current=2");
  await user.click(inRow(1, /^更多操作/));
  await user.click(await screen.findByRole("menuitem", { name: "复制链接" }));
  await expectToast("链接已复制");
  const link = await waitFor(async () => new URL(await copied()));
  await go(link.search);
  expect(await screen.findByRole("dialog")).toHaveTextContent("书11");
});

test("a link opens a record that many others are called like", async () => {
  shelf.books = Array.from({ length: 14 }, (_, at) => ({ id: at + 1, name: "测试", status: "online" }));
  const { user, go } = await renderBooks("?current=2");
  await user.click(inRow(4, /^更多操作/));
  await user.click(await screen.findByRole("menuitem", { name: "复制链接" }));
  const link = await waitFor(async () => new URL(await copied()));
  await go(link.search);
  expect(await screen.findByRole("dialog", { name: "集合详情" })).toBeVisible();
  expect(link.searchParams.get("record")).toBe("14");
});

test("selected records of all pages are copied as CSV, in which no text runs as a formula", async () => {
  const CSV = `集合名称,状态\r\n"'=1+1",已上线\r\n书12,已上线`;
  shelf.books = shelf.books.map((book) => (book.id === 1 ? { ...book, name: "=1+1" } : book));
  const { user } = await renderBooks();
  await user.click(within(row(1)).getByRole("checkbox"));
  await user.click(button("第 2 页"));
  await waitFor(() => expect(row(2)).toHaveTextContent("书12"));
  await user.click(within(row(2)).getByRole("checkbox"));
  await user.click(button("已选 2 项"));
  await user.click(await screen.findByRole("button", { name: "复制为 CSV" }));
  await expectToast("已复制 2 个集合");
  await expectCopied(CSV);
  const file = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:books");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue(undefined);
  await user.click(button("下载 CSV"));
  await expectToast("已下载 2 个集合");
  const [data] = file.mock.calls[0] ?? [];
  await waitFor(async () => expect(data instanceof Blob && (await textOf(data))).toBe(CSV));
});

test("where the browser does not copy, the text is there to be copied by hand", async () => {
  const { user } = await renderBooks();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("Denied"));
  await user.hover(cell(2, /^书2/));
  await user.click(button("复制集合名称：书2"));
  const text = await screen.findByRole("textbox", { name: "浏览器不允许复制，请手动复制选中的内容" });
  expect(text).toHaveValue("书2");
});
