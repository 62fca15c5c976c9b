import { ApiError } from "~/api/client/api-error";
import { defineResource } from "~/resource/define-resource";
import { choice } from "~/resource/fields/choice";
import { text } from "~/resource/fields/text";
import type { Page, RowId } from "~/resource/resource";

type Status = "online" | "offline";
type Book = { id: number; name: string; status: Status };
type Sort = "name" | "-name";
type Query = { current: number; pageSize: number; sort?: Sort; name?: string; status?: string };

/** The books, what is asked of their server, and whether it fails. */
export const shelf = { books: [] as Book[], written: [] as unknown[], fails: false };

export function resetShelf(): void {
  shelf.books = Array.from({ length: 12 }, (_, index) => ({ id: index + 1, name: `书${index + 1}`, status: "online" }));
  shelf.written = [];
  shelf.fails = false;
}

async function listBooks({ query }: { query: Query }): Promise<Page<Book>> {
  if (shelf.fails) throw new Error("The shelf is locked.");
  const { name = "", status, current, pageSize } = query;
  const found = shelf.books.filter((book) => book.name.includes(name) && (!status || book.status === status));
  return { list: found.slice((current - 1) * pageSize, current * pageSize), total: found.length };
}

const put = (status: Status) => async (ids: RowId[]) => {
  shelf.written.push(ids);
  shelf.books = shelf.books.map((book) => (ids.includes(book.id) ? { ...book, status } : book));
};

const putAll = (status: Status) => (rows: readonly Book[]) => put(status)(rows.map(({ id }) => id));

/** A small list with actions, a deletion and pages, without a server. */
export const books = defineResource({
  screen: "SearchTable",
  namespace: "policies",
  title: "name",
  write: "policy:write",
  fields: {
    name: text({ column: { sort: true, copy: true }, filter: "part", form: { required: true, max: 60 } }),
    status: choice(["online", "offline"], { filter: "one" }),
  },
  calls: {
    list: Object.assign(listBooks, { queryKey: ["books"] }),
    create: async ({ body }: { body: { name: string } }) => {
      const book: Book = { id: 99, status: "offline", ...body };
      shelf.books = [...shelf.books, book];
      return book;
    },
    remove: async ({ body: { ids } }: { body: { ids: RowId[] } }) => {
      shelf.books = shelf.books.filter(({ id }) => !ids.includes(id));
    },
  },
  actions: {
    online: { call: put("online"), when: ({ status }) => status === "offline", undo: putAll("offline") },
    offline: { call: put("offline"), when: ({ status }) => status === "online", undo: putAll("online") },
  },
});

/** The action of the books that takes them offline. */
export function offlineAction() {
  const { offline } = books.actions;
  if (!offline) throw new Error("The books have no such action");
  return offline;
}

/** The failure of a call to which no answer came. */
export const LOST = new ApiError("", { reason: "timeout", call: "PATCH /books", token: "" });
