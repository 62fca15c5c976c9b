import * as v from "valibot";
import { afterEach, describe, expect, test } from "vitest";
import type { DeclaredCall } from "#mocks/backend/declared-call";
import { listQueryOf } from "#mocks/backend/list-query";
import { mockResource } from "#mocks/backend/mock-resource";
import { searchRecords } from "#mocks/backend/search-records";
import { listServices } from "~/api/card";
import { defineCall } from "~/api/client/call";
import { flag, id, knownOrOther, number, someOf, someTexts, text, texts } from "~/api/fields";
import { jsonSchemaOf } from "../contract/json-schema";
import { setDeployment } from "../support/deployment";

afterEach(() => setDeployment({ serverTimeZone: "" }));

const state = v.picklist(["open", "paid"]);
const page = { current: v.number(), pageSize: v.number() };
const row = v.object({ id, customer: text, state, amount: number, paid: flag, tags: texts, createdTime: text });

const listOf = (conditions: v.ObjectEntries) =>
  defineCall({
    kind: "read",
    method: "GET",
    path: "/api/list/invoices",
    query: v.object({ ...page, ...conditions }),
    response: v.object({ list: v.array(row), total: v.number() }),
  });

const list = listOf({
  customer: v.optional(v.string()),
  state: v.optional(state),
  paid: v.optional(v.boolean()),
  tags: v.optional(v.picklist(["new", "large"])),
  amountFrom: v.optional(v.number()),
  amountTo: v.optional(v.number()),
  createdFrom: v.optional(v.string()),
  createdTo: v.optional(v.string()),
  customerEmpty: v.optional(v.literal("true")),
  sort: v.optional(v.picklist(["amount", "-amount", "customer", "-createdTime"])),
});

const several = defineCall({
  ...list.spec,
  query: v.object({
    ...page,
    customer: v.optional(someTexts),
    state: v.optional(someOf(["open", "paid"])),
    tags: v.optional(someOf(["new", "large"])),
    sort: v.optional(someOf(["state", "-state", "amount", "-amount"])),
  }),
  response: v.object({
    list: v.array(v.object({ ...row.entries, state: knownOrOther(["open", "paid"]) })),
    total: v.number(),
  }),
});

const ROWS = [
  { id: 1, customer: "Ada", state: "open", amount: 9, paid: false, tags: ["new"], createdTime: "2026-01-01 08:00:00" },
  { id: 2, customer: "Bob", state: "paid", amount: 10, paid: true, tags: [], createdTime: "2026-01-02 23:59:59" },
  {
    id: 3,
    customer: "ada b",
    state: "open",
    amount: 100,
    paid: true,
    tags: ["new", "large"],
    createdTime: "2026-01-03 00:00:00",
  },
];

function idsFor(query: Record<string, unknown>, call: DeclaredCall = list): number[] {
  const declared = listQueryOf(call);
  if (!declared) throw new Error("not a list of pages");
  return searchRecords(ROWS, { current: 1, pageSize: 10, ...query }, declared).list.map((record) => record.id);
}

describe("a condition matches", () => {
  test.each<[object, number[]]>([
    [{}, [1, 2, 3]],
    [{ customer: " ADA " }, [1, 3]],
    [{ customer: "" }, [1, 2, 3]],
    [{ state: "open" }, [1, 3]],
    [{ paid: false }, [1]],
    [{ paid: "true" }, [2, 3]],
    [{ tags: "large" }, [3]],
    [{ amountFrom: 10 }, [2, 3]],
    [{ amountTo: 10 }, [1, 2]],
    [{ amountFrom: 0, amountTo: 9 }, [1]],
    [{ createdFrom: "2026-01-02" }, [2, 3]],
    [{ createdTo: "2026-01-02" }, [1, 2]],
    [{ createdFrom: "2026-01-02", createdTo: "2026-01-02", customer: "bob" }, [2]],
  ])("%j", (query, ids) => {
    expect(idsFor({ ...query })).toEqual(ids);
  });
});

test.each<[string, number[]]>([
  ["amount", [1, 2, 3]],
  ["-amount", [3, 2, 1]],
  ["customer", [1, 2, 3]],
  ["-createdTime", [3, 2, 1]],
])("sorts by %s, numbers by their size", (sort, ids) => {
  expect(idsFor({ sort })).toEqual(ids);
});

test.each<[object, number[]]>([
  [{ state: "paid,open" }, [1, 2, 3]],
  [{ state: "paid" }, [2]],
  [{ state: "pai" }, []],
  [{ tags: "large,small" }, [3]],
  [{ customer: "bob,ADA,eve" }, [1, 2]],
  [{ customer: "ad,ada b" }, [3]],
  [{ sort: "state,-amount" }, [3, 1, 2]],
  [{ sort: "-state,amount" }, [2, 1, 3]],
])("a call that takes several values and sorts finds %j", (query, ids) => {
  expect(idsFor({ ...query }, several)).toEqual(ids);
});

test("a text of several values has known ones alone, and they are examples in its contract", () => {
  const schema = someOf(["open", "paid"]);
  expect(["open", "paid,open", "open,", "lost", "open,lost", ""].filter((value) => v.is(schema, value))).toEqual([
    "open",
    "paid,open",
  ]);
  expect(jsonSchemaOf(schema).schema).toMatchObject({ type: "string", examples: ["open", "paid"] });
  const marked = someOf(["a,b", "c++"]);
  expect(["a%2Cb", "c++,a%2Cb", "a,b", "c"].filter((value) => v.is(marked, value))).toEqual(["a%2Cb", "c++,a%2Cb"]);
  expect(["a", "a,b c"].every((value) => v.is(someTexts, value))).toBe(true);
  expect(["", "a,", "a,,b"].some((value) => v.is(someTexts, value))).toBe(false);
  expect(jsonSchemaOf(someTexts).schema).toMatchObject({ type: "string", pattern: "^[^,]+(,[^,]+)*$" });
  expect(listQueryOf(several)?.sorts).toEqual(["state", "-state", "amount", "-amount"]);
});

test("a record without a value is in no range, and stands before the others", () => {
  const declared = listQueryOf(list);
  if (!declared) throw new Error("not a list of pages");
  const records = [7, null, -3].map((amount, index) => ({ id: index, amount, createdTime: amount && "2026-01-01" }));
  const idsOf = (query: object) =>
    searchRecords(records, { current: 1, pageSize: 10, ...query }, declared).list.map(({ id }) => id);
  expect(idsOf({ amountTo: 9 })).toEqual([0, 2]);
  expect(idsOf({ createdTo: "2026-12-31" })).toEqual([0, 2]);
  expect(idsOf({ sort: "amount" })).toEqual([1, 2, 0]);
});

test("a time with a zone is found by its day in the server's, and sorted by its instant", async () => {
  await setDeployment({ serverTimeZone: "Asia/Shanghai" });
  const declared = listQueryOf(list);
  if (!declared) throw new Error("not a list of pages");
  const times = ["2026-11-05T23:30:00Z", "2026-11-06T06:00:00+08:00", "2026-11-06T16:30:00Z"];
  const records = times.map((createdTime, index) => ({ id: index + 1, createdTime }));
  const idsOf = (query: object) =>
    searchRecords(records, { current: 1, pageSize: 10, ...query }, declared).list.map((record) => record.id);
  expect(idsOf({ createdFrom: "2026-11-06", createdTo: "2026-11-06" })).toEqual([1, 2]);
  expect(idsOf({ createdFrom: "2026-11-07" })).toEqual([3]);
  expect(idsOf({ sort: "-createdTime" })).toEqual([3, 1, 2]);
});

test("a person is found and sorted by the name, a record of another list by its title", () => {
  const declared = listQueryOf(list);
  if (!declared) throw new Error("not a list of pages");
  const records = [
    { id: 1, customer: { name: "Zoe", avatar: "a.png" }, item: { id: 2, title: "Vase" } },
    { id: 2, customer: { name: "Amy", avatar: "z.png" }, item: { id: 1, title: "Disc" } },
    { id: 3, customer: null, item: null },
  ];
  const idsOf = (query: object) =>
    searchRecords(records, { current: 1, pageSize: 10, ...query }, declared).list.map(({ id }) => id);
  expect(idsOf({ customer: "my" })).toEqual([2]);
  expect(idsOf({ customer: "png" })).toEqual([]);
  expect(idsOf({ customerEmpty: "true" })).toEqual([3]);
  expect(idsOf({ sort: "customer" })).toEqual([3, 2, 1]);
  expect(idsOf({ sort: "-item" })).toEqual([1, 2, 3]);
});

test("a page is a part of what was found", () => {
  expect(idsFor({ pageSize: 2, current: 2 })).toEqual([3]);
  expect(() => idsFor({ current: 0 })).toThrow("分页参数不正确");
});

test("names the sorts that the call declares", () => {
  expect(listQueryOf(list)?.sorts).toEqual(["amount", "-amount", "customer", "-createdTime"]);
  expect(listQueryOf(listOf({}))?.sorts).toEqual([]);
});

test("a call that answers no pages is no list of pages", () => {
  expect(listQueryOf(listServices)).toBeUndefined();
});

test("a condition that no field explains is refused when the backend starts", () => {
  const options = { table: { name: "invoices", seed: () => [] }, missing: "" };
  const unknown = listOf({ since: v.optional(v.string()), until: v.optional(v.string()) });
  expect(() => mockResource({ ...options, list: unknown })).toThrow(/\/api\/list\/invoices .*: since, until/);
  expect(mockResource({ ...options, list })).toHaveLength(1);
});
