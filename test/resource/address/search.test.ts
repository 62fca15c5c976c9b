import { describe, expect, test } from "vitest";
import { policies } from "~/lists/policies";
import { normalizedQuery } from "~/resource/address/address";
import {
  activeFilters,
  filtersKey,
  lastPage,
  readSearch,
  withFilters,
  withoutFilter,
  withSize,
} from "~/resource/address/search";
import { withFurtherSort, withNextSort } from "~/resource/address/sort";
import type { Search } from "~/resource/resource";

const read = (query: string) => readSearch(policies, new URLSearchParams(query));
const normalize = (query: string) => normalizedQuery([policies], query);
const active = (given: Search) => activeFilters(policies, given).map(({ name }) => name);
const DEFAULT: Search = { current: 1, pageSize: 10 };

describe("the address is the state", () => {
  test.each([
    ["", null],
    ["current=2&pageSize=20", null],
    ["pageSize=20&current=2", "current=2&pageSize=20"],
    ["current=1&pageSize=10", ""],
    ["current=0", ""],
    ["current=1.5", ""],
    ["current=abc", ""],
    ["current=99999999999999999999", ""],
    ["pageSize=15", ""],
    ["sort=name", ""],
    ["sort=-count", null],
    ["sort=price,-count,createdTime", "sort=-count"],
    ["name=a%2Cb", "name=a,b"],
    ["contentType=audio&status=online", "status=online"],
    ["name=a&name=b", "name=a"],
    ["name=%20a%20", "name=a"],
    ["name=", ""],
    ["createdFrom=2026/1/5", "createdFrom=2026-01-05"],
    ["createdFrom=2026-02-31", ""],
    ["createdFrom=2026-03-01&createdTo=2026-01-01", "createdFrom=2026-01-01&createdTo=2026-03-01"],
    ["utm=1", ""],
    ["record=12", null],
    ["edit=12&current=2", "current=2&edit=12"],
    ["record=1&edit=12", "edit=12"],
    ["new", "new="],
    ["name=%E0%A4%A", "name=%EF%BF%BD%25A"],
    ["name=a%20b", "name=a+b"],
    ["edit=", ""],
  ])("%j is normalized to %j", (query, normalized) => {
    expect(normalize(query)).toBe(normalized);
  });

  test("long text is cut between whole characters", () => {
    expect([...String(read(`name=${"😀".repeat(10_000)}`).name)]).toEqual(Array.from({ length: 100 }, () => "😀"));
  });
});

describe("changes of the search", () => {
  test("other filters start at the first page and keep page size and order", () => {
    const before: Search = { current: 3, pageSize: 20, sort: "-count", name: "城市" };
    expect(withFilters(before, { status: "online" })).toEqual({
      current: 1,
      pageSize: 20,
      sort: "-count",
      status: "online",
    });
  });

  test("the range of days is one filter", () => {
    const before = { ...DEFAULT, createdFrom: "2026-01-01", createdTo: "2026-02-01", name: "x" };
    expect(active(before)).toEqual(["name", "createdTime"]);
    expect(withoutFilter(policies, before, "createdTime")).toEqual({ ...DEFAULT, name: "x" });
    expect(active(withoutFilter(policies, before, "name"))).toEqual(["createdTime"]);
  });

  test.each([
    [undefined, "count", "-count"],
    ["-count", "count", "count"],
    ["count", "count", undefined],
    ["count", "createdTime", "-createdTime"],
    ["-createdTime", "count", "-count"],
  ] as const)("sorted by %s, a click on %s sorts by %s", (sort, column, next) => {
    expect(withNextSort({ ...DEFAULT, current: 4, sort }, column)).toEqual({ ...DEFAULT, sort: next });
  });

  test.each([
    [undefined, "count", "-count"],
    ["-count", "createdTime", "-count,-createdTime"],
    ["-count,-createdTime", "createdTime", "-count,createdTime"],
    ["-count,-createdTime", "count", "count,-createdTime"],
    ["count,-createdTime", "count", "-createdTime"],
    ["count", "count", undefined],
  ])("sorted by %s, a click with Shift on %s sorts by %s", (sort, column, next) => {
    expect(withFurtherSort({ ...DEFAULT, current: 4, sort }, column)).toEqual({ ...DEFAULT, sort: next });
  });

  test.each([
    [1, 10, 100, 1],
    [6, 10, 20, 3],
    [3, 20, 10, 5],
    [2, 100, 10, 11],
  ])("page %i of %i rows becomes, at %i rows per page, page %i", (current, pageSize, size, expected) => {
    expect(withSize({ current, pageSize }, size).current).toBe(expected);
  });

  test.each([
    [0, 10, 1],
    [1, 10, 1],
    [55, 10, 6],
    [60, 10, 6],
    [100_000, 100, 1000],
  ])("%i rows with %i per page end on page %i", (total, size, expected) => {
    expect(lastPage(total, size)).toBe(expected);
  });

  test("filters are compared without page, page size and order", () => {
    expect(filtersKey(policies, { ...DEFAULT, current: 5, pageSize: 50, sort: "count", name: "x" })).toBe("name=x");
    expect(filtersKey(policies, { ...DEFAULT, sort: "count" })).toBe("");
  });
});
