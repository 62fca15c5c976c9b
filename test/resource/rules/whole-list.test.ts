import { describe, expect, test } from "vitest";
import { selectPage, wholeList, withQuery } from "~/resource/data/whole-list";
import type { Search } from "~/resource/resource";
import { plainField, plainList } from "../../support/plain-list";

const ALL: Search = { current: 1, pageSize: 10 };
const ROWS = [
  { id: 1, name: "pear", count: 10, createdTime: "2026-01-03" },
  { id: 2, name: "apple", count: 9, createdTime: "2026-01-01" },
  { id: 3, name: "plum", count: null, createdTime: "2026-01-02" },
  { id: 4, name: "apple", count: 100 },
];
const ids = (search: object, rows: { id: number }[] = ROWS, fields = plainList.fields) =>
  selectPage({ fields }, { ...ALL, ...search }, rows).list.map(({ id }) => id);

describe("a page of a whole list", () => {
  test.each<[object, number[]]>([
    [{}, [1, 2, 3, 4]],
    [{ name: "ap" }, [2, 4]],
    [{ name: "ap", countTo: "50" }, [2]],
    [{ countFrom: "10" }, [1, 4]],
    [{ name: "cherry" }, []],
  ])("has the records that meet all conditions: %j", (search, found) => {
    expect(ids(search)).toEqual(found);
    expect(selectPage(plainList, { ...ALL, ...search }, ROWS).total).toBe(found.length);
  });

  test.each<[string, number[]]>([
    ["name", [2, 4, 1, 3]],
    ["-name", [3, 1, 2, 4]],
    // By their size, not as texts; a record without a value stands before the others.
    ["count", [3, 2, 1, 4]],
    ["-count", [4, 1, 2, 3]],
    ["createdTime", [4, 2, 3, 1]],
    ["name,-count", [4, 2, 1, 3]],
    ["name,count", [2, 4, 1, 3]],
    ["unknown", [1, 2, 3, 4]],
  ])("is sorted by %s", (sort, order) => {
    expect(ids({ sort })).toEqual(order);
  });

  test("is sorted by what the server would sort by", () => {
    const sizes = ["small", "medium", "large"];
    const fields = { size: plainField({ sortKey: (value) => sizes.indexOf(String(value)) }) };
    const rows = [
      { id: 1, size: "large" },
      { id: 2, size: "small" },
      { id: 3, size: "medium" },
    ];
    expect(ids({ sort: "size" }, rows, fields)).toEqual([2, 3, 1]);
  });

  test("keeps the order of records that are alike, and of a number beside a text", () => {
    const rows = [
      { id: 1, name: 20 },
      { id: 2, name: "10" },
      { id: 3, name: "20" },
      { id: 4, name: undefined },
    ];
    expect(ids({ sort: "name" }, rows)).toEqual([4, 2, 1, 3]);
  });

  test.each([
    [1, 2, [1, 2]],
    [2, 2, [3, 4]],
    [2, 3, [4]],
    [3, 2, []],
  ])("%i of %i rows has these: %j, of 4", (current, pageSize, list) => {
    expect(ids({ current, pageSize })).toEqual(list);
    expect(selectPage(plainList, { current, pageSize }, ROWS).total).toBe(4);
  });
});

describe("a call that answers all records", () => {
  const asked: unknown[] = [];
  const call = Object.assign(
    async (input: { query: { day?: string }; signal?: AbortSignal }) => {
      asked.push(input);
      return { items: ["a", "b"] };
    },
    {
      query: ({ query }: { query: { day?: string } }) => ({ queryKey: ["days", query.day] }),
      queryKey: ["days"],
    },
  );
  const list = wholeList(
    withQuery(call, ({ day }: Search) => ({ day: String(day) })),
    ({ items }) => items.map((name, index) => ({ id: index, name })),
  );

  test("is a list of records, with their number", async () => {
    const { signal } = new AbortController();
    const page = await list({ query: { ...ALL, day: "1" }, signal });
    expect(page).toEqual({
      list: [
        { id: 0, name: "a" },
        { id: 1, name: "b" },
      ],
      total: 2,
    });
    expect(asked).toEqual([{ query: { day: "1" }, signal }]);
  });

  test("has the query of the call, so that both have one response", () => {
    expect(list.queryKey).toEqual(["days"]);
    expect(list.whole.keyOf({ ...ALL, day: "2" })).toEqual(["days", "2"]);
  });
});
