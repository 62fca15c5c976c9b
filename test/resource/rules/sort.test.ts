import { describe, expect, test } from "vitest";
import {
  readSort,
  type SortKey,
  sortableFields,
  sortKeys,
  withFurtherSort,
  withNextSort,
  withoutSort,
  withToggledSort,
} from "~/resource/address/sort";
import type { Search } from "~/resource/resource";
import { plainList } from "../../support/plain-list";

const several = { ...plainList, severalSorts: true };
const sortedBy = (sort?: string): Search => ({ current: 4, pageSize: 20, name: "x", sort });
/** The search on its first page with this order. */
const first = (sort?: string) => ({ current: 1, pageSize: 20, name: "x", ...(sort !== undefined && { sort }) });

test.each<[string | undefined, SortKey[]]>([
  [undefined, []],
  ["", []],
  ["name", [{ name: "name", direction: "ascending" }]],
  [
    "-name,count",
    [
      { name: "name", direction: "descending" },
      { name: "count", direction: "ascending" },
    ],
  ],
  [",no-name,,", [{ name: "no-name", direction: "ascending" }]],
])("the order %j has the keys %j", (sort, keys) => {
  expect(sortKeys(sort)).toEqual(keys);
});

test.each([
  [null, undefined, undefined],
  ["", undefined, undefined],
  ["name", "name", "name"],
  ["-count", "-count", "-count"],
  ["number", undefined, undefined],
  ["createdTime", undefined, undefined],
  ["unknown,-count", "-count", "-count"],
  ["name,-count", "name", "name,-count"],
  ["name,-name", "name", "name"],
])("an address with sort=%j sorts by %j, and a list with several columns by %j", (text, one, more) => {
  expect([readSort(plainList, text), readSort(several, text)]).toEqual([one, more]);
});

test("a list can be sorted by the columns that its call sorts by", () => {
  expect(sortableFields(plainList)).toEqual(["name", "count"]);
});

test("the default order starts at the first page, with the same conditions and page size", () => {
  expect(withoutSort(sortedBy("-name"))).toEqual(first());
  expect(withoutSort(sortedBy("-name"))).not.toHaveProperty("sort");
});

describe("a click on a column", () => {
  test.each([
    [undefined, "-name"],
    ["-name", "name"],
    ["name", undefined],
    ["-count", "-name"],
    ["count", "-name"],
  ])("sorted by %s, sorts by %s alone", (sort, next) => {
    expect(withNextSort(sortedBy(sort), "name")).toEqual(first(next));
  });

  test.each([
    [undefined, "-name"],
    ["count", "count,-name"],
    ["-name,count", "name,count"],
    ["count,-name", "count,name"],
    ["name,count", "count"],
    ["name", undefined],
  ])("with Shift, sorted by %s, sorts by %s", (sort, next) => {
    expect(withFurtherSort(sortedBy(sort), "name")).toEqual(first(next));
  });
});

describe("a choice of field and direction", () => {
  test.each<[string | undefined, SortKey["direction"], string | undefined, string | undefined]>([
    [undefined, "ascending", "name", "name"],
    [undefined, "descending", "-name", "-name"],
    ["name", "ascending", undefined, undefined],
    ["name", "descending", "-name", "-name"],
    ["-name", "descending", undefined, undefined],
    ["count", "ascending", "name", "count,name"],
    ["name,-count", "descending", "-name", "-name,-count"],
    ["-count,name", "ascending", undefined, "-count"],
  ])("sorted by %s, by name %s, sorts by %s, and among several by %s", (sort, direction, one, more) => {
    const key: SortKey = { name: "name", direction };
    expect(withToggledSort(sortedBy(sort), key, false)).toEqual(first(one));
    expect(withToggledSort(sortedBy(sort), key, true)).toEqual(first(more));
  });
});
