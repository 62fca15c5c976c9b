import { describe, expect, test } from "vitest";
import { startOf } from "~/resource/address/prefix";
import { defineResource } from "~/resource/define-resource";
import { titleOf } from "~/resource/resource";
import { plainField } from "../../support/plain-list";

type Book = { id: number; name: string; count: number };

const rows: Book[] = [
  { id: 1, name: "a", count: 2 },
  { id: 2, name: "b", count: 3 },
];

const list = Object.assign(async () => ({ list: rows, total: 9 }), { queryKey: ["books"] });

const start = { current: 1, pageSize: 10 };

const base = {
  screen: "SearchTable",
  namespace: "policies",
  title: "name",
  fields: { name: plainField({}), count: plainField({ column: null }) },
} as const;

describe("a declared list", () => {
  const declare = () => defineResource({ ...base, calls: { list } });

  test("has a screen to itself, pages and columns of its own, and writes nothing, unless it is declared otherwise", () => {
    const books = declare();
    expect(books).toMatchObject({
      prefix: "",
      columns: [],
      actions: {},
      slots: {},
      plain: false,
      inPlace: true,
      maxPageSize: 500,
      severalSorts: false,
      queryKey: ["books"],
      whole: undefined,
      write: undefined,
      calls: { one: undefined, create: undefined, remove: undefined },
    });
    expect(books.preferences.defaultColumns.columns.map(({ id }) => id)).toEqual(["index", "name"]);
  });

  test("is as it is declared", () => {
    const declared = defineResource({
      ...base,
      prefix: "log",
      plain: true,
      maxPageSize: 50,
      inPlace: false,
      sorts: "several",
      columns: ["count", "name"],
      phone: ["count"],
      calls: { list: Object.assign(async (_: { query: typeof start & { sort?: string } }) => list(), list) },
    });
    expect(declared).toMatchObject({
      prefix: "log",
      plain: true,
      maxPageSize: 50,
      inPlace: false,
      severalSorts: true,
      phone: ["count"],
    });
    expect([startOf(declared), startOf(declare())]).toEqual(["log.", ""]);
    // In a panel of another screen they would take the room of the list.
    const opens = [declared, declare()].map(({ preferences }) => preferences.get().filtersOpen);
    expect(opens).toEqual([false, true]);
  });

  test("whose call answers all records sorts by several columns", () => {
    const whole = { keyOf: () => ["all"], load: list, toRows: () => rows };
    expect(defineResource({ ...base, calls: { list: Object.assign(list.bind(null), list, { whole }) } })).toMatchObject(
      {
        severalSorts: true,
        whole,
      },
    );
  });

  test("names a record by its title", () => {
    const books = declare();
    expect([titleOf(books, { id: 1, name: "a" }), titleOf(books, { id: 1 })]).toEqual(["a", ""]);
  });
});

describe("a deletion", () => {
  const transport = async () => new Response();

  test("of several records is the server's own", () => {
    const remove = async (_: { body: { ids: (string | number)[] } }) => undefined;
    expect(defineResource({ ...base, calls: { list, remove } }).calls.remove).toBe(remove);
  });

  test("of several records asks a server that deletes one at a time for each", async () => {
    const asked: unknown[] = [];
    const removeOne = async (input: { params: { id: string | number } }) => void asked.push(input);
    const { calls } = defineResource({ ...base, calls: { list, removeOne } });
    await calls.remove?.({ body: { ids: [1, "b"] }, transport });
    expect(asked).toEqual([
      { params: { id: 1 }, transport },
      { params: { id: "b" }, transport },
    ]);
  });
});

describe("values that follow from others", () => {
  const computed = ({ count }: Book) => ({ double: count * 2 });
  const calls = {
    one: async ({ params }: { params: { id: string | number } }) => ({ ...rows[0], id: Number(params.id) }) as Book,
    create: async ({ body }: { body: { name: string } }): Promise<Book> => ({ id: 9, count: 5, ...body }),
    change: async ({ params: { id }, body }: { params: { id: string | number }; body: object }): Promise<Book> => ({
      ...(rows[0] as Book),
      ...body,
      id: Number(id),
    }),
  };

  test("are in the records of a page, and in a single one", async () => {
    const books = defineResource({ ...base, computed, calls: { list, ...calls } });
    expect(await books.calls.list({ query: start })).toEqual({
      list: [
        { id: 1, name: "a", count: 2, double: 4 },
        { id: 2, name: "b", count: 3, double: 6 },
      ],
      total: 9,
    });
    expect(await books.calls.one?.({ params: { id: 7 } })).toEqual({ id: 7, name: "a", count: 2, double: 4 });
    expect(await books.calls.create?.({ body: { name: "c" } })).toEqual({ id: 9, name: "c", count: 5, double: 10 });
    expect(await books.calls.change?.({ params: { id: 7 }, body: { count: 4 } })).toMatchObject({
      count: 4,
      double: 8,
    });
    expect(books.computed?.({ id: 1, name: "a", count: 2 })).toEqual({ double: 4 });
    expect(books.whole).toBeUndefined();
  });

  test("are in all records of a whole list", () => {
    const whole = { keyOf: () => ["all"], load: list, toRows: (response: unknown) => response as Book[] };
    const books = defineResource({
      ...base,
      computed,
      calls: { list: Object.assign(list.bind(null), { queryKey: ["all"], whole }) },
    });
    expect(books.whole?.toRows(rows.slice(0, 1))).toEqual([{ id: 1, name: "a", count: 2, double: 4 }]);
    expect(books.whole?.keyOf(start)).toEqual(["all"]);
  });

  test("need no call to read or create one", () => {
    const books = defineResource({ ...base, computed, calls: { list } });
    expect([books.calls.one, books.calls.create]).toEqual([undefined, undefined]);
    expect(defineResource({ ...base, calls: { list, ...calls } }).calls).toMatchObject(calls);
  });
});
