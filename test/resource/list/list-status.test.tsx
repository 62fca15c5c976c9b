import { screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { button, fill } from "../../support/page-parts";
import { inRow, renderBooks, setUpBooks } from "../../support/render-books";
import { shelf } from "../../support/shelf";

setUpBooks();

const expectStatus = (text: string) =>
  waitFor(() => expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(text));

test("a page, an order, a search, a refresh and a failure are announced", async () => {
  const { user } = await renderBooks();
  await expectStatus("列表已更新：找到 12 条，第 1 页，共 2 页");
  await user.click(button("下一页"));
  await expectStatus("列表已更新：找到 12 条，第 2 页，共 2 页");
  await user.click(button("集合名称"));
  await expectStatus("列表已更新：找到 12 条，第 1 页，共 2 页，按集合名称降序");
  await fill(user, screen.getByRole("textbox", { name: "集合名称" }), "画{Enter}");
  await expectStatus("列表已更新：找到 0 条，第 1 页，共 1 页，按集合名称降序");
  shelf.fails = true;
  await user.click(button("刷新"));
  await expectStatus("列表读取失败");
});

/** What is announced from now on. */
function recordStatus(): string[] {
  const [status] = screen.getAllByRole("status");
  const texts: string[] = [];
  const observer = new MutationObserver(() => texts.push(status?.textContent ?? ""));
  if (status) observer.observe(status, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return texts;
}

test("the same page is announced again after a refresh", async () => {
  const { user } = await renderBooks();
  const texts = recordStatus();
  await user.click(button("刷新"));
  await waitFor(() => expect(texts.at(-1)).toBe("列表已更新：找到 12 条，第 1 页，共 2 页"));
});

test("a record that is being deleted is not counted, as in the list", async () => {
  const { user } = await renderBooks();
  await user.click(inRow(2, /^更多操作/));
  await user.click(await screen.findByRole("menuitem", { name: "删除" }));
  await screen.findByText("共 11 条");
  const texts = recordStatus();
  await user.click(button("刷新"));
  await waitFor(() => expect(texts.at(-1)).toBe("列表已更新：找到 11 条，第 1 页，共 2 页"));
  expect(texts).not.toContain("列表已更新：找到 12 条，第 1 页，共 2 页");
});
