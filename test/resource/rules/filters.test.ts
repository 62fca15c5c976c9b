import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { listOf, plainText } from "~/resource/fields/field";
import { toTexts } from "~/resource/fields/to-texts";
import { conditionsOnly, withoutOne } from "~/resource/fields/value-conditions";
import { cellOffers } from "~/resource/filters/cell-offers";
import { changedValues, filterRules, toFilters, toValues } from "~/resource/filters/filter-values";
import { partFilter, plainField, plainList, plainWords } from "../../support/plain-list";

const START = { current: 1, pageSize: 10 };

test.each<[unknown, string, string[]]>([
  [undefined, "", []],
  [null, "", []],
  ["", "", []],
  ["a", "a", ["a"]],
  [0, "0", ["0"]],
  [false, "false", ["false"]],
  [{ a: 1 }, '{"a":1}', ['{"a":1}']],
  [["a", null, 2], '["a",null,2]', ["a", "", "2"]],
  [[], "[]", []],
])("a value that its kind does not know is shown as it came: %j as %j, and as a list as %j", (value, text, list) => {
  expect([plainText(value), listOf(value)]).toEqual([text, list]);
});

test.each([
  ["", []],
  [" , ", []],
  ["a", ["a"]],
  ["a, b\tc\r\nd;e；f，g、h", ["a", "b", "c", "d", "e", "f", "g", "h"]],
  ["a,a, a", ["a"]],
  ["a b,,c", ["a b", "c"]],
  ["\u202aa\u202c, \u200bb", ["a", "b"]],
])("in the pasted text %j are the texts %j", (typed, texts) => {
  expect(toTexts(typed)).toEqual(texts);
});

describe("the search form", () => {
  test("has the values of the address", () => {
    expect(toValues(plainList, { ...START, name: "a", countFrom: "1" })).toEqual({
      name: "a",
      count: "1-",
      createdTime: "",
    });
  });

  test("searches by what is typed", () => {
    expect(toFilters(plainList, { name: " a ", count: "1-9" })).toEqual({
      name: "a",
      countFrom: "1",
      countTo: "9",
      createdTime: undefined,
    });
  });

  test("takes over only what has changed in the address", () => {
    const before = { ...START, name: "a", countFrom: "1", countTo: "9" };
    expect(changedValues(plainList, before, { ...before, current: 2 })).toEqual([]);
    expect(changedValues(plainList, before, { ...START, name: "a", countFrom: "1" })).toEqual([["count", "1-"]]);
    expect(changedValues(plainList, before, { ...before, createdTime: "x", name: "b" })).toEqual([
      ["name", "b"],
      ["createdTime", "x"],
    ]);
  });

  test("checks each of its fields, by the name that the operator reads", () => {
    const filter = { ...partFilter, rule: ({ label }: { label: string }) => v.pipe(v.string(), v.nonEmpty(label)) };
    const fields = { name: plainField({ filter }), note: plainField({}) };
    const rules = filterRules({ ...plainList, fields }, plainWords);
    expect(v.safeParse(rules, { name: "" }).issues?.map(({ message }) => message)).toEqual(["name"]);
    expect(v.is(rules, { name: "a" })).toBe(true);
  });
});

describe("the conditions that find the records with a value", () => {
  test.each<[string, unknown, unknown]>([
    ["its text", "a", ["a"]],
    ["its number", 7, ["7"]],
    ["none, without a value", "", null],
    ["none, if the text is no condition", " ", null],
  ])("are %s", (_, value, conditions) => {
    expect(conditionsOnly(partFilter, value)).toEqual(conditions);
  });

  test("are what the filter says of them", () => {
    expect(conditionsOnly({ ...partFilter, only: (value) => [`only ${value}`] }, "a")).toEqual(["only a"]);
    expect(conditionsOnly({ ...partFilter, only: () => null }, "a")).toBeNull();
  });

  test("are none that would not find them", () => {
    expect(conditionsOnly({ ...partFilter, matches: () => false }, "a")).toBeNull();
  });

  test("are those of several values, with their commas as a filter of several values reads them", () => {
    const several = {
      ...partFilter,
      matches: (_: unknown, [one]: readonly (string | undefined)[]) => one === "a%2Cb,c",
    };
    expect(conditionsOnly(several, ["a,b", "c"])).toEqual(["a%2Cb,c"]);
    expect(conditionsOnly({ ...partFilter, matches: () => true }, ["a", "c"])).toEqual(["a,c"]);
  });

  test.each<[string, string | undefined, readonly (string | undefined)[] | null]>([
    ["b", undefined, ["a,c"]],
    ["b", "a,b", ["a"]],
    ["b", "b", null],
    ["b", "a,c", null],
    ["b", "a%2Cb,b", ["a%2Cb"]],
  ])("without %s of a choice, searched by %j, are %j", (value, requested, expected) => {
    const conditions = [requested];
    expect(withoutOne(partFilter, ["a", "b", "c"]).without?.(value, conditions)).toEqual(expected);
  });
});

describe("the menu of a cell offers a search", () => {
  const values = ["open", "shut"];
  const fields = { ...plainList.fields, status: plainField({ filter: withoutOne(partFilter, values) }) };
  const list = { ...plainList, fields };
  const row = { id: 1, name: "a", count: 5, status: "open", createdTime: "x" };
  const offers = (search: object, name?: string, given = row) =>
    cellOffers(list, plainWords, { search: { ...START, current: 3, ...search }, row: given, name }).map(
      ({ kind, field, value, search: found }) => [kind, field, value, found],
    );

  test("for its value", () => {
    expect(offers({ pageSize: 20 }, "name")).toEqual([
      ["only", "name", "has a", { current: 1, pageSize: 20, name: "a" }],
    ]);
  });

  test("with its value, and without it", () => {
    expect(offers({ name: "x" }, "status")).toEqual([
      ["only", "status", "has open", { ...START, name: "x", status: "open" }],
      ["without", "status", "open", { ...START, name: "x", status: "shut" }],
    ]);
  });

  test("but not for what is searched for already", () => {
    expect(offers({ name: "a" }, "name")).toEqual([]);
    expect(offers({ status: "open" }, "status")).toEqual([]);
  });

  test("of all fields with a column, outside of them", () => {
    expect(offers({}).map(([kind, field]) => [kind, field])).toEqual([
      ["only", "name"],
      ["only", "count"],
      ["only", "status"],
      ["without", "status"],
    ]);
  });

  test("not for a field without a filter, a column or a value", () => {
    const empty = { ...row, name: "", status: "" };
    const ofEmpty = ["name", "status"].map((name) => offers({}, name, empty));
    expect([offers({}, "number"), offers({}, "createdTime"), ...ofEmpty]).toEqual([[], [], [], []]);
  });
});
