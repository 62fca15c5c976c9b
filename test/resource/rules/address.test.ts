import { describe, expect, test } from "vitest";
import { normalizedQuery, otherParams, paramsOf, writeAddress } from "~/resource/address/address";
import { recordLink } from "~/resource/copy/record-link";
import { formOf, keyOf, latestTarget, readOnly, readTarget, type Target, targetParams } from "~/resource/drawer/target";
import type { Resource } from "~/resource/resource";
import { operationLog } from "~/routes/profile/basic/operation-log";
import { partFilter, plainField, plainList } from "../../support/plain-list";

const START = { current: 1, pageSize: 10 };
const panel = { ...plainList, prefix: "log" };
const readOnlyList = { ...plainList, calls: { list: plainList.calls.list } };

describe("several lists share an address", () => {
  const query = "log.current=2&name=a&log.name=b&tab=log.x";

  test("each with its own parameters", () => {
    expect(paramsOf(panel, new URLSearchParams(query)).toString()).toBe("current=2&name=b");
    expect(paramsOf(plainList, new URLSearchParams("a=1&b=2")).toString()).toBe("a=1&b=2");
  });

  test("and the others are left as they are", () => {
    expect(otherParams(panel, query)).toBe("name=a&tab=log.x");
    expect(otherParams(plainList, query)).toBe("");
  });

  test("a list writes its own beside them", () => {
    const target: Target = { mode: "view", id: "7" };
    expect(writeAddress(panel, { ...START, name: "b,c" }, target, "name=a")).toBe("name=a&log.name=b,c&log.record=7");
    expect(writeAddress(plainList, START, null, "")).toBe("");
  });
});

describe("an address that is not as the console writes it is written anew", () => {
  test.each([
    ["", null],
    ["name=a&sort=-count", null],
    ["sort=-count&name=a", "name=a&sort=-count"],
    ["current=1", ""],
    ["x=1", ""],
    ["name=a%2Cb", "name=a,b"],
    ["record=7", null],
    ["record=7&edit=8&new", "new="],
  ])("%j is %j", (query, expected) => {
    expect(normalizedQuery([plainList], query)).toBe(expected);
  });

  test("list by list, and what belongs to none stays", () => {
    const other = { ...plainList, prefix: "bill" };
    expect(normalizedQuery([panel, other], "x=1&log.current=1&bill.current=2")).toBe("x=1&bill.current=2");
    expect(normalizedQuery([], "b=1&a=%2C")).toBeNull();
  });
});

describe("the drawer shows what the address has open", () => {
  test.each<[string, Target | null]>([
    ["", null],
    ["new", { mode: "new" }],
    ["new=&edit=8", { mode: "new" }],
    ["edit=8&record=7", { mode: "edit", id: "8" }],
    ["record=7", { mode: "view", id: "7" }],
    ["edit=", null],
    ["record=", null],
  ])("%j opens %j", (query, target) => {
    expect(readTarget(plainList, new URLSearchParams(query))).toEqual(target);
  });

  test.each<[string, Target | null]>([
    ["new", null],
    ["edit=8", null],
    ["edit=8&record=7", { mode: "view", id: "7" }],
  ])("%j opens %j in a list that is only read", (query, target) => {
    expect(readTarget(readOnlyList, new URLSearchParams(query))).toEqual(target);
  });

  test("nothing in a list that opens no records", () => {
    expect(readTarget({ ...plainList, plain: true }, new URLSearchParams("record=7"))).toBeNull();
  });

  test.each<[Target | null, Target | null]>([
    [null, null],
    [{ mode: "new" }, null],
    [
      { mode: "edit", id: "8" },
      { mode: "view", id: "8" },
    ],
    [
      { mode: "view", id: "7" },
      { mode: "view", id: "7" },
    ],
  ])("without the right to write, %j is %j", (target, allowed) => {
    expect(readOnly(target)).toEqual(allowed);
  });

  test.each<[Target | null, [string, string][]]>([
    [null, []],
    [{ mode: "new" }, [["new", ""]]],
    [{ mode: "edit", id: "8" }, [["edit", "8"]]],
    [{ mode: "view", id: "7" }, [["record", "7"]]],
  ])("%j is written as %j", (target, params) => {
    expect(targetParams(target)).toEqual(params);
  });
});

describe("a form has a name for its draft", () => {
  test.each<[Target | null, string | null, string | null]>([
    [null, null, null],
    [{ mode: "view", id: "7" }, null, null],
    [{ mode: "new" }, "new", "log.new"],
    [{ mode: "edit", id: "8" }, "record 8", "log.record 8"],
  ])("%j has %j, and %j in a panel", (target, own, inPanel) => {
    expect([formOf(plainList, target), formOf(panel, target)]).toEqual([own, inPanel]);
  });

  test("targets are distinguished, also those without a form", () => {
    const targets: Target[] = [
      { mode: "new" },
      { mode: "edit", id: "8" },
      { mode: "view", id: "8" },
      { mode: "view", id: "9" },
    ];
    expect(targets.map((target) => keyOf(plainList, target))).toEqual(["new", "record 8", "view 8", "view 9"]);
  });

  test.each<[string[], Target | undefined, Target | undefined]>([
    [[], undefined, undefined],
    [["filters", "cell 8 name"], undefined, undefined],
    [["filters", "record 8", "new"], { mode: "edit", id: "8" }, undefined],
    [["log.new", "new"], { mode: "new" }, { mode: "new" }],
    [["record 8", "log.record 9"], { mode: "edit", id: "8" }, { mode: "edit", id: "9" }],
    [["my record 8"], undefined, undefined],
  ])("the latest of the forms %j opens %j, and %j in a panel", (forms, own, inPanel) => {
    expect([latestTarget(plainList, forms), latestTarget(panel, forms)]).toEqual([own, inPanel]);
  });
});

test("a link to a record searches for its number or its title on the largest page, unless the list finds it by its id", () => {
  expect(recordLink(plainList, 7, "a b")).toBe("/list/search-table?pageSize=100&name=a+b&record=7");
  const copied = { ...plainList.fields.number, column: { width: 100, copy: true } };
  const numbered = (field: object) => ({
    ...plainList,
    fields: { ...plainList.fields, number: plainField({ ...copied, ...field }) },
  });
  const row = { id: 7, name: "a b", number: "N7" };
  const link = (resource: Resource) => recordLink(resource, 7, "a b", "", row);
  expect(link(numbered({ filter: partFilter }))).toBe("/list/search-table?pageSize=100&number=N7&record=7");
  // It can be searched for by its title alone.
  expect(link(numbered({}))).toBe("/list/search-table?pageSize=100&name=a+b&record=7");
  expect(link({ ...plainList, plain: true })).toBe("/list/search-table?name=a+b&record=7");
  expect(recordLink(plainList, 7, "a b", "tab=x")).toBe("/list/search-table?tab=x&pageSize=100&name=a+b&record=7");
  const calls = { ...plainList.calls, one: async () => ({ id: 7 }) };
  expect(recordLink({ ...plainList, calls }, 7, "a b")).toBe("/list/search-table?record=7");
  expect(recordLink(operationLog, 7, "a b")).toBe("/profile/basic?log.record=7");
});
