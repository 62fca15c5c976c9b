import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { refreshList } from "~/resource/data/mutations";
import { wholeList } from "~/resource/data/whole-list";
import { defineResource } from "~/resource/define-resource";
import { deletionsOf } from "~/resource/deletion/use-delete";
import { text } from "~/resource/fields/text";
import type { RowId } from "~/resource/resource";
import { button, fill } from "../../support/page-parts";
import { rows, setUpBooks } from "../../support/render-books";
import { renderResource } from "../../support/render-resource";
import { shelf } from "../../support/shelf";
import { expectToast, recordToasts } from "../../support/toasts";

setUpBooks();
recordToasts();

const queryKey = ["all books"];
/** The books as if their call responded with all of them. */
const allBooks = defineResource({
  screen: "SearchTable",
  namespace: "policies",
  title: "name",
  write: "policy:write",
  fields: { name: text({ form: { required: true, max: 60 } }) },
  calls: {
    list: wholeList(
      Object.assign(async () => shelf.books, { query: () => ({ queryKey }), queryKey }),
      (all) => all,
    ),
    create: async ({ body }: { body: { name: string } }) => {
      const book = { ...body, id: 99, status: "offline" } as const;
      shelf.books = [...shelf.books, book];
      return book;
    },
    remove: async ({ body: { ids } }: { body: { ids: RowId[] } }) => {
      shelf.books = shelf.books.filter(({ id }) => !ids.includes(id));
    },
  },
});

/** Creates a book, which is then on the second page. */
async function createBook() {
  const rendered = renderResource(allBooks, { as: "admin" });
  await waitFor(() => expect(rows()).toHaveLength(10));
  await rendered.user.click(button("新建"));
  const form = within(await screen.findByRole("dialog"));
  await fill(rendered.user, form.getByRole("textbox", { name: /^集合名称/ }), "画册");
  await rendered.user.click(form.getByRole("button", { name: "保存" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await screen.findByText("共 13 条");
  return rendered;
}

test("a record of a whole list that was created here is shown as the list has it now", async () => {
  const { user } = await createBook();
  await user.click(button("查看"));
  const record = within(await screen.findByRole("dialog"));
  expect(record.getByText("画册")).toBeVisible();
  shelf.books = shelf.books.map((book) => (book.id === 99 ? { ...book, name: "地图集" } : book));
  await act(() => refreshList(allBooks));
  expect(await record.findByText("地图集")).toBeVisible();
});

test("a record of a whole list that was created and deleted here is gone", async () => {
  const { user, go, query } = await createBook();
  await go("?current=2");
  await user.click(await screen.findByRole("button", { name: "更多操作 画册" }));
  await user.click(await screen.findByRole("menuitem", { name: "删除" }));
  await screen.findByText("共 12 条");
  await act(() => deletionsOf(allBooks).flush());
  await go("?record=99");
  await expectToast("要打开的集合已不存在");
  await waitFor(() => expect(query()).toBe(""));
  expect(screen.queryByRole("dialog")).toBeNull();
});
