import { describe, expect, test } from "vitest";
import { policies } from "#mocks/data/policies";
import { changePolicy, listPolicies, type Policy } from "~/api/policy";
import { type CallInput, createCaller } from "./caller";

const list = (query: CallInput["query"] = {}) => createCaller().data(listPolicies, { query });
const ALL = { current: 1, pageSize: 100 };

describe("pages", () => {
  test("the first ten rows by default", async () => {
    const { list: page, total } = await list();
    expect([page.length, total]).toEqual([10, 55]);
    expect(page[0]?.id).toBe(55);
  });

  test.each([
    [1, 10, 10],
    [6, 10, 5],
    [7, 10, 0],
    [3, 20, 15],
    [1, 100, 55],
  ])("page %i with %i rows per page has %i rows", async (current, pageSize, expected) => {
    const { list: page, total } = await list({ current, pageSize });
    expect([page.length, total]).toEqual([expected, 55]);
  });

  test.each<NonNullable<CallInput["query"]>>([
    { current: 0 },
    { current: -1 },
    { pageSize: 0 },
    { pageSize: 1.5 },
    { current: "x" },
    { current: "" },
    { sort: "name" },
    { contentType: "audio" },
    { status: "gone" },
  ])("rejects %j", async (query) => {
    const { httpStatus, body } = await createCaller().call(listPolicies, { as: "admin", query });
    expect([httpStatus, body.code]).toEqual([200, 50000]);
    expect(body.message).not.toBe("");
  });
});

describe("filters", () => {
  const cases: [CallInput["query"], (policy: Policy) => boolean][] = [
    [{ name: "城市" }, ({ name }) => name.includes("城市")],
    [{ number: "0012" }, ({ number }) => number.includes("0012")],
    [{ number: "jh" }, () => true],
    [{ contentType: "img" }, ({ contentType }) => contentType === "img"],
    [{ filterType: "rules" }, ({ filterType }) => filterType === "rules"],
    [{ status: "offline" }, ({ status }) => status === "offline"],
    [
      { status: "online", contentType: "verticalVideo" },
      (policy) => policy.status === "online" && policy.contentType === "verticalVideo",
    ],
    [{ createdFrom: "2026-11-01" }, ({ createdTime }) => createdTime >= "2026-11-01"],
    [{ createdTo: "2026-09-30" }, ({ createdTime }) => createdTime < "2026-10-01"],
    [{ name: "", number: "", createdFrom: "", createdTo: "" }, () => true],
    [{ name: "没有这个集合" }, () => false],
  ];
  test.each(cases)("%j", async (query, expected) => {
    const all = (await list(ALL)).list;
    const found = await list({ ...ALL, ...query });
    expect(found.list).toEqual(all.filter(expected));
    expect(found.total).toBe(found.list.length);
  });

  test("include a day at both ends", async () => {
    const day = (await list()).list[4]?.createdTime.slice(0, 10) ?? "";
    const { list: found } = await list({ ...ALL, createdFrom: day, createdTo: day });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ createdTime }) => createdTime.startsWith(day))).toBe(true);
  });
});

test.each([
  ["count", (a: Policy, b: Policy) => a.count <= b.count],
  ["-count", (a: Policy, b: Policy) => a.count >= b.count],
  ["createdTime", (a: Policy, b: Policy) => a.createdTime <= b.createdTime],
  ["-createdTime", (a: Policy, b: Policy) => a.createdTime >= b.createdTime],
] as const)("sorts by %s across all pages", async (sort, inOrder) => {
  const { list: all } = await list({ ...ALL, sort });
  expect(all).toHaveLength(55);
  expect(all.every((policy, index) => index === 0 || inOrder(all[index - 1] ?? policy, policy))).toBe(true);
  expect((await list({ current: 2, pageSize: 20, sort })).list).toEqual(all.slice(20, 40));
});

test("a change returns the changed policy with its other fields unchanged", async () => {
  const { data } = createCaller();
  const before = (await data(listPolicies, { query: ALL })).list.find(({ id }) => id === 7);
  const changed = await data(changePolicy, { params: { id: 7 }, body: { name: "改名" } });
  expect(changed).toEqual({ ...before, name: "改名" });
});

test("a long list has the requested length, newest first, with unique ids, numbers and names", () => {
  const all = policies(new Date(2026, 10, 21), 1000);
  const distinct = (read: (policy: Policy) => unknown) => new Set(all.map(read)).size;
  expect([distinct(({ id }) => id), distinct(({ number }) => number), distinct(({ name }) => name)]).toEqual([
    1000, 1000, 1000,
  ]);
  const days = all.map(({ createdTime }) => createdTime.slice(0, 10));
  expect(days).toEqual(days.toSorted().reverse());
});
