import { describe, expect, test } from "vitest";
import type { PopularItem } from "~/api/dashboard";
import {
  clickValue,
  nextSort,
  type PopularColumn,
  type PopularSort,
  readPopular,
  sortPopular,
  writePopular,
} from "~/routes/workplace/popular";

const most = (column: PopularColumn): PopularSort => ({ column, descending: true });
const least = (column: PopularColumn): PopularSort => ({ column, descending: false });

test.each<[string | number, number]>([
  ["346.3w+", 3_463_000],
  ["346.3W+", 3_463_000],
  ["1.2万", 12_000],
  ["1.2 万", 12_000],
  ["3k", 3_000],
  ["2m", 2_000_000],
  ["1.5亿", 150_000_000],
  ["1,234", 1_234],
  ["1,234.5k", 1_234_500],
  ["  42 ", 42],
  [".5w", 5_000],
  ["0", 0],
  ["", 0],
  ["很多", 0],
  ["w+", 0],
  ["-", 0],
  [7, 7],
  [0, 0],
])("the value of %j is %d", (clicks, expected) => {
  expect(clickValue(clicks)).toBeCloseTo(expected, 6);
});

describe("clicks on a column header", () => {
  test.each<[PopularSort, PopularColumn, PopularSort]>([
    [null, "clicks", most("clicks")],
    [most("clicks"), "clicks", least("clicks")],
    [least("clicks"), "clicks", null],
    [most("clicks"), "increases", most("increases")],
    [least("increases"), "clicks", most("clicks")],
  ])("%j, then %s, sorts by %j", (sort, column, expected) => {
    expect(nextSort(sort, column)).toEqual(expected);
  });
});

describe("the order of items", () => {
  const item = (title: string, clickNumber: string | number, increases: number): PopularItem => ({
    key: 0,
    title,
    clickNumber,
    increases,
  });
  const items = [item("a", "9k", 5), item("b", "1.2w+", 35), item("c", 500, -2), item("d", "9,000", 5)];

  test.each<[string, PopularSort, string]>([
    ["that of the server", null, "a1 b2 c3 d4"],
    ["most clicks first, by value and not by text", most("clicks"), "b2 a1 d4 c3"],
    ["least clicks first", least("clicks"), "c3 a1 d4 b2"],
    ["highest rise first", most("increases"), "b2 a1 d4 c3"],
    ["lowest rise first", least("increases"), "c3 a1 d4 b2"],
  ])("is %s, each with its rank", (_, sort, expected) => {
    const sorted = sortPopular(items, sort);
    expect(sorted.map(({ title, rank }) => `${title}${rank}`).join(" ")).toBe(expected);
    expect(items.map(({ title }) => title).join("")).toBe("abcd");
  });

  test("is empty without items", () => {
    expect(sortPopular([], most("clicks"))).toEqual([]);
  });
});

describe("the settings of the panel in the query", () => {
  const read = (search: string) => readPopular(new URLSearchParams(search));

  test.each<[string, object]>([
    ["", { type: "text", sort: null }],
    ["popular=video", { type: "video", sort: null }],
    ["popular=image&popularSort=clicks", { type: "image", sort: least("clicks") }],
    ["popularSort=-increases", { type: "text", sort: most("increases") }],
    ["popular=VIDEO&popularSort=--clicks", { type: "text", sort: null }],
    ["popular=&popularSort=-", { type: "text", sort: null }],
    ["popular=audio&popularSort=title", { type: "text", sort: null }],
  ])("are read from %s", (search, expected) => {
    expect(read(search)).toEqual(expected);
  });

  test.each<[string, Parameters<typeof writePopular>[1], string]>([
    ["", { type: "video" }, "popular=video"],
    ["popular=video", { type: "text" }, ""],
    ["popular=video", { sort: most("clicks") }, "popular=video&popularSort=-clicks"],
    ["popularSort=-clicks&popular=image", { sort: null }, "popular=image"],
    ["tab=a&popularSort=clicks", { type: "image" }, "tab=a&popularSort=clicks&popular=image"],
    ["popular=audio&popularSort=title", {}, ""],
  ])("%s with %j becomes %s", (search, change, expected) => {
    const before = new URLSearchParams(search);
    expect(writePopular(before, change).toString()).toBe(expected);
    expect(before.toString()).toBe(search);
  });

  test.each<Parameters<typeof writePopular>[1]>([
    { type: "text", sort: null },
    { type: "image", sort: most("clicks") },
    { type: "video", sort: least("increases") },
  ])("can be written and read again: %j", (choices) => {
    expect(readPopular(writePopular(new URLSearchParams("popular=video&popularSort=clicks"), choices))).toEqual(
      choices,
    );
  });
});
