import { describe, expect, test } from "vitest";
import {
  activeFilters,
  conditionsOf,
  filtersKey,
  filtersOf,
  lastPage,
  pageSizes,
  queryText,
  readSearch,
  searchByText,
  withConditions,
  withFilters,
  withoutFilter,
  withSize,
  writeSearch,
} from "~/resource/address/search";
import type { FormValue } from "~/resource/fields/field";
import type { Search } from "~/resource/resource";
import { partFilter, plainField, plainList } from "../../support/plain-list";

const START = { current: 1, pageSize: 10 };
const read = (query: string, list = plainList) => readSearch(list, new URLSearchParams(query));

describe("an address is read", () => {
  test.each<[string, object]>([
    ["", START],
    ["current=3&pageSize=50", { current: 3, pageSize: 50 }],
    ["current=0", START],
    ["current=01", START],
    ["current=1x", START],
    ["current=x1", START],
    ["current=999999999", { current: 999_999_999, pageSize: 10 }],
    ["current=9999999999", START],
    ["pageSize=15", START],
    ["pageSize=020", START],
    ["name=a", { ...START, name: "a" }],
    ["name=+", START],
    ["countFrom=1&countTo=9", { ...START, countFrom: "1", countTo: "9" }],
    ["countFrom=x&countTo=9", { ...START, countTo: "9" }],
    ["count=1&number=2&other=3", START],
    ["sort=-count", { ...START, sort: "-count" }],
    ["sort=number", START],
  ])("%j as the search %j", (query, search) => {
    expect(read(query)).toEqual(search);
    expect(Object.values(read(query))).not.toContain(undefined);
  });

  test.each([
    [100, [10, 20, 50, 100]],
    [99, [10, 20, 50]],
    [50, [10, 20, 50]],
    [5, []],
  ])("with pages of at most %i rows by a list whose call gives no more", (maxPageSize, sizes) => {
    expect(pageSizes({ maxPageSize })).toEqual(sizes);
    const asked = read("pageSize=100", { ...plainList, maxPageSize });
    expect(asked.pageSize).toBe(sizes.includes(100) ? 100 : 10);
  });

  test("without pages by a list that has none", () => {
    const plain = { ...plainList, plain: true };
    expect(read("current=3&pageSize=50&name=a&sort=name", plain)).toEqual({ ...START, name: "a", sort: "name" });
  });
});

describe("a search is written", () => {
  test.each<[object, string]>([
    [{}, ""],
    [{ current: 2 }, "current=2"],
    [{ pageSize: 20 }, "pageSize=20"],
    [{ sort: "-count,name" }, "sort=-count,name"],
    [{ name: "a,b c&d" }, "name=a,b+c%26d"],
    [{ name: undefined }, ""],
    [{ countTo: 9, sort: "name", name: "a", current: 2, other: "x" }, "current=2&name=a&countTo=9&sort=name"],
  ])("%j as the address %j", (search, query) => {
    expect(writeSearch(plainList, { ...START, ...search })).toBe(query);
  });

  test("with commas as they are", () => {
    expect(queryText(new URLSearchParams({ a: "1,2,3", b: "é" }))).toBe("a=1,2,3&b=%C3%A9");
  });
});

test("the filters are those of the fields, with the names of their conditions", () => {
  expect(filtersOf(plainList).map(({ name, keys }) => [name, keys])).toEqual([
    ["name", ["name"]],
    ["count", ["countFrom", "countTo"]],
    ["createdTime", ["createdTime"]],
  ]);
});

test("searches with the same conditions are alike, whatever their page, page size and order", () => {
  const search: Search = { current: 3, pageSize: 50, sort: "name", name: "a", countTo: "9" };
  expect(filtersKey(plainList, search)).toBe("name=a&countTo=9");
  expect(filtersKey(plainList, { ...START, pageSize: 20, sort: "name" })).toBe("");
});

describe("other conditions", () => {
  const before: Search = { current: 3, pageSize: 50, sort: "name", name: "a", countFrom: "1", countTo: "9" };

  test("start at the first page; page size and order stay", () => {
    expect(withFilters(before, { name: "b" })).toEqual({ current: 1, pageSize: 50, sort: "name", name: "b" });
    expect(withFilters({ current: 3, pageSize: 50 }, {})).toEqual({ current: 1, pageSize: 50 });
    expect(withFilters({ current: 3, pageSize: 50 }, {})).not.toHaveProperty("sort");
  });

  test("of one field leave those of the others", () => {
    expect(withConditions(plainList, before, ["countFrom", "countTo"], [undefined, "5"])).toEqual({
      current: 1,
      pageSize: 50,
      sort: "name",
      name: "a",
      countTo: "5",
    });
  });

  test("can be none of a field", () => {
    expect(withoutFilter(plainList, before, "count")).toEqual({ current: 1, pageSize: 50, sort: "name", name: "a" });
    expect(withoutFilter(plainList, before, "number")).toEqual({ ...before, current: 1 });
    expect(Object.keys(withoutFilter(plainList, START, "number")).toSorted()).toEqual(
      ["current", "pageSize", "name", "countFrom", "countTo", "createdTime"].toSorted(),
    );
  });

  test("are texts, also where a search has numbers", () => {
    expect(conditionsOf({ ...START, a: 1, b: "x" }, ["a", "b", "c"])).toEqual(["1", "x", undefined]);
  });

  test.each<[object, string[]]>([
    [{}, []],
    [{ countTo: "9" }, ["count"]],
    [{ createdTime: "x", name: "a" }, ["name", "createdTime"]],
    [{ number: "x" }, []],
  ])("that are set: %j sets %j", (conditions, names) => {
    expect(activeFilters(plainList, { ...START, ...conditions }).map(({ name }) => name)).toEqual(names);
  });
});

describe("a search by title", () => {
  test("finds the records with a text in it, from the first page on", () => {
    expect(searchByText(plainList, "name", " a ")).toEqual({ ...START, name: "a" });
    expect(searchByText(plainList, "name", "")).toEqual(START);
  });

  test("sets no condition in a list that has none for its title", () => {
    expect(searchByText(plainList, "number", "a")).toEqual(START);
  });

  test("sets the conditions by their names", () => {
    const fields = { name: plainField({ filter: { ...partFilter, keys: () => ["has"] } }) };
    expect(searchByText({ fields }, "name", "a")).toEqual({ ...START, has: "a" });
  });

  test.each<[string, FormValue, object]>([
    ["from and to the text in a range", ["", ""], { from: "7", to: "7" }],
    ["nothing among several choices", [], {}],
    ["nothing of what is yes or no", null, {}],
    ["nothing of three parts", ["", "", ""], {}],
    ["nothing of what is as long as a range", "xy", {}],
  ])("sets %s", (_, empty, conditions) => {
    const toConditions = (value: FormValue) => (Array.isArray(value) ? value.map(String) : ["odd"]);
    const filter = { ...partFilter, keys: () => ["from", "to"], toValue: () => empty, toConditions };
    expect(searchByText({ fields: { name: plainField({ filter }) } }, "name", "7")).toEqual({
      ...START,
      ...conditions,
    });
  });
});

test.each([
  [1, 10, 100, 1],
  [6, 10, 20, 3],
  [3, 20, 10, 5],
  [2, 100, 10, 11],
  [3, 10, 50, 1],
])("page %i of %i rows becomes, at %i rows per page, page %i", (current, pageSize, size, expected) => {
  expect(withSize({ current, pageSize, name: "a" }, size)).toEqual({ current: expected, pageSize: size, name: "a" });
});

test.each([
  [0, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [100_000, 100, 1000],
])("%i rows with %i per page end on page %i", (total, size, expected) => {
  expect(lastPage(total, size)).toBe(expected);
});
