import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { button } from "../../support/page-parts";
import { cell, focusCell, renderBooks, setUpBooks } from "../../support/render-books";
import { shelf } from "../../support/shelf";

setUpBooks();

/** Selects from a cell to another and copies; returns what the list puts on the clipboard. */
function copy(from: Element | undefined, to: Element | undefined): Map<string, string> {
  const copied = new Map<string, string>();
  if (!from || !to) return copied;
  getSelection()?.setBaseAndExtent(from, 0, to, to.childNodes.length);
  fireEvent.copy(from, { clipboardData: { setData: (type: string, text: string) => copied.set(type, text) } });
  return copied;
}

test("selected rows are copied as lines of cells without the texts of their buttons", async () => {
  await renderBooks();
  const copied = copy(cell(1, "集合名称"), cell(2, "集合名称"));
  expect(copied.get("text/plain")).toBe("1\t书1\t已上线\n2\t书2\t已上线");
  expect(copied.get("text/html")).toBe(
    "<table><tbody><tr><td>1</td><td>书1</td><td>已上线</td></tr><tr><td>2</td><td>书2</td><td>已上线</td></tr></tbody></table>",
  );
});

test("selected cells of one row are copied alone, and a part of one cell as the browser does", async () => {
  await renderBooks();
  expect(copy(cell(1, "集合名称"), cell(1, "状态")).get("text/plain")).toBe("书1\t已上线");
  expect(copy(cell(1, "集合名称"), cell(1, "集合名称")).size).toBe(0);
});

/** Copies without a selected text, which browsers report to the body. */
function copyFocused(): string | undefined {
  const copied = new Map<string, string>();
  getSelection()?.removeAllRanges();
  fireEvent.copy(document.body, { clipboardData: { setData: (type: string, text: string) => copied.set(type, text) } });
  return copied.get("text/plain");
}

test("without a selected text the cell with the focus is copied, or all selected rows of the page", async () => {
  const { user } = await renderBooks();
  expect(copyFocused()).toBeUndefined();
  focusCell(2, "状态");
  expect(copyFocused()).toBe("已上线");
  expect(screen.getByText("已复制单元格")).toBeInTheDocument();
  focusCell(2, "操作");
  expect(copyFocused()).toBe("2\t书2\t已上线");
  await user.keyboard(" {Shift>}{ArrowDown}{/Shift}{ArrowDown}");
  expect(copyFocused()).toBe("2\t书2\t已上线\n3\t书3\t已上线");
  expect(screen.getByText(/^已复制 2 /)).toBeInTheDocument();
  button("查询").focus();
  expect(copyFocused()).toBeUndefined();
});

test("with Shift the row of the focus is copied", async () => {
  const { user } = await renderBooks();
  focusCell(2, "状态");
  await user.keyboard("{Control>}{Shift>}c{/Shift}{/Control}");
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe("2\t书2\t已上线"));
  expect(screen.getByText(/^已复制 1 /)).toBeInTheDocument();
});

test("several pasted cells are refused by a filter of one text, which says why", async () => {
  const { user } = await renderBooks();
  const name = screen.getByRole("textbox", { name: "集合名称" });
  await user.click(name);
  await user.paste("书1\n书2\n书3");
  expect(name).toHaveValue("");
  expect(screen.getByText("一次只能查一个值，粘贴的内容有 3 个")).toBeVisible();
  await user.paste("书1\n");
  expect(screen.queryByText(/一次只能查一个值/)).toBeNull();
  await user.click(button("查询"));
  expect(await screen.findByRole("button", { name: "移除条件 集合名称：书1" })).toBeVisible();
});

test("a text that is too long for a filter is not cut, and is not searched for", async () => {
  const { user, query } = await renderBooks();
  const name = screen.getByRole("textbox", { name: "集合名称" });
  await user.click(name);
  await user.paste("书".repeat(101));
  await user.click(button("查询"));
  expect(name).toHaveValue("书".repeat(101));
  expect(name).toHaveAccessibleDescription("集合名称不能超过 100 个字符");
  expect(query()).toBe("");
  await user.clear(name);
  await user.paste("书1");
  await user.click(button("查询"));
  expect(await screen.findByRole("button", { name: "移除条件 集合名称：书1" })).toBeVisible();
});

test("what a spreadsheet would run as a formula gets a quote among copied cells, and a figure does not", async () => {
  shelf.books = [
    { id: 1, name: "=1+1", status: "online" },
    { id: 2, name: "-12.5 kg", status: "online" },
  ];
  await renderBooks();
  const copied = copy(cell(1, "集合名称"), cell(2, "集合名称"));
  expect(copied.get("text/plain")).toBe("1\t'=1+1\t已上线\n2\t-12.5 kg\t已上线");
  expect(copied.get("text/html")).toContain("<td>'=1+1</td>");
  focusCell(1, "集合名称");
  expect(copyFocused()).toBe("=1+1");
});

test("several lines of a text stay in one copied cell, and are one line where they are copied alone", async () => {
  shelf.books = [{ id: 1, name: "书\n“1”", status: "online" }];
  await renderBooks();
  expect(copy(cell(1, "集合名称"), cell(1, "状态")).get("text/plain")).toBe('"书\n“1”"\t已上线');
  focusCell(1, "集合名称");
  expect(copyFocused()).toBe("书 “1”");
});
