import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Resource, RowId } from "~/resource/resource";
import { button, fill } from "../../support/page-parts";
import { cell, rows, setUpBooks } from "../../support/render-books";
import { renderResource } from "../../support/render-resource";
import { books, shelf } from "../../support/shelf";
import { expectToast, recordToasts } from "../../support/toasts";

setUpBooks();
recordToasts();

/** The books, whose records can be changed. */
const changeable: Resource = {
  ...books,
  calls: {
    ...books.calls,
    change: async ({ params, body }: { params: { id: RowId }; body: object }) => {
      shelf.books = shelf.books.map((book) => (book.id === params.id ? { ...book, ...body } : book));
      return shelf.books.find(({ id }) => id === params.id) ?? Promise.reject(new Error("no book"));
    },
  },
};

/** Creates a book that the search in sight does not find. */
async function createBook() {
  const rendered = renderResource(changeable, { as: "admin", at: "?name=书1" });
  await waitFor(() => expect(rows()).toHaveLength(4));
  await rendered.user.click(button("新建"));
  const form = within(await screen.findByRole("dialog"));
  await fill(rendered.user, form.getByRole("textbox", { name: /^集合名称/ }), "画册");
  await rendered.user.click(form.getByRole("button", { name: "保存" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  return rendered;
}

test("a new record outside of the search is shown as an action has made it, and as its undo has", async () => {
  const { user } = await createBook();
  await user.click(button("查看"));
  const record = within(await screen.findByRole("dialog"));
  await user.click(record.getByRole("button", { name: "上线" }));
  expect(await record.findByRole("button", { name: "下线" })).toBeVisible();
  expect(record.getByText("已上线")).toBeVisible();
  expect(record.queryByText(/可能被别人删除了/)).toBeNull();
  await expectToast("已上线 1 个集合");
  await user.click(button("撤销"));
  expect(await record.findByRole("button", { name: "上线" })).toBeVisible();
  expect(record.getByText("已下线")).toBeVisible();
});

test("a new record outside of the search is shown as the undo of its change has made it", async () => {
  const { user, go } = await createBook();
  await go("?name=画册");
  await waitFor(() => expect(rows()).toHaveLength(1));
  await user.dblClick(cell(1, "集合名称"));
  const form = await within(screen.getByRole("grid")).findByRole("form", { name: /^编辑/ });
  await fill(user, within(form).getByRole("textbox"), "地图集{Enter}");
  await expectToast("已保存“地图集”");
  await go("?name=书1");
  await user.click(button("撤销"));
  await waitFor(() => expect(shelf.books.at(-1)).toMatchObject({ name: "画册" }));
  await go("?name=书1&record=99");
  const record = within(await screen.findByRole("dialog"));
  expect(await record.findByText("画册")).toBeVisible();
});
