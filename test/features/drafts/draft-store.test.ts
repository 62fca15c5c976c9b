import fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createDrafts } from "~/features/drafts/draft-store";

const LIMITS = { count: 3, length: 200 };
const WAIT_MS = 300;

beforeEach(() => {
  vi.useFakeTimers();
});

/** A browser tab's storage, and the drafts as each load of the page finds them. */
function createTab(text: string | null = null) {
  const tab = { text, writes: 0 };
  const write = (next: string) => {
    tab.text = next;
    tab.writes += 1;
  };
  return { tab, load: () => createDrafts({ read: () => tab.text, write, waitMs: WAIT_MS, limits: LIMITS }) };
}

const draft = (form: string, values: unknown = form, account = "a", screen = "Step") => ({
  account,
  screen,
  form,
  values,
});

test("a draft is found at once, and after a reload of the page once it is written", () => {
  const { tab, load } = createTab();
  const drafts = load();
  drafts.save(draft("form", { name: "x" }));
  expect(drafts.find({})).toEqual([draft("form", { name: "x" })]);
  expect(tab.writes).toBe(0);
  vi.advanceTimersByTime(WAIT_MS);
  expect(load().find({})).toEqual([draft("form", { name: "x" })]);
});

test("many changes are written once, the last of them", () => {
  const { tab, load } = createTab();
  const drafts = load();
  for (const text of ["x", "xy", "xyz"]) drafts.save(draft("form", text));
  vi.advanceTimersByTime(WAIT_MS);
  expect(tab.writes).toBe(1);
  expect(load().find({})).toEqual([draft("form", "xyz")]);
});

test("what is not written yet is written when the page is left, and then no more", () => {
  const { tab, load } = createTab();
  const drafts = load();
  drafts.flush();
  expect(tab.writes).toBe(0);
  drafts.save(draft("form"));
  drafts.flush();
  expect(load().find({})).toEqual([draft("form")]);
  vi.advanceTimersByTime(WAIT_MS);
  expect(tab.writes).toBe(1);
});

describe("of two accounts, two screens and two forms", () => {
  const one = draft("form", 1);
  const other = draft("drawer", 2, "a", "SearchTable");
  const third = draft("form", 3, "b");
  const filled = () => {
    const drafts = createTab().load();
    for (const each of [one, other, third]) drafts.save(each);
    return drafts;
  };

  test.each([
    [{}, [third, other, one]],
    [{ account: "a" }, [other, one]],
    [{ account: "b" }, [third]],
    [{ account: "a", screen: "Step" }, [one]],
    [{ account: "a", screen: "SearchTable", form: "drawer" }, [other]],
    [{ account: "a", screen: "SearchTable", form: "form" }, []],
    [{ account: "c" }, []],
  ])("%j means these, found and dropped", (which, meant) => {
    const drafts = filled();
    expect(drafts.find(which)).toEqual(meant);
    drafts.drop(which);
    expect(drafts.find({})).toEqual([third, other, one].filter((each) => !meant.includes(each)));
  });

  test("a new draft takes the place of the same form's alone", () => {
    const drafts = filled();
    drafts.save({ ...one, values: 4 });
    expect(drafts.find({})).toEqual([{ ...one, values: 4 }, third, other]);
  });
});

test("a dropped draft stays dropped after a reload", () => {
  const { load } = createTab();
  const drafts = load();
  drafts.save(draft("form"));
  drafts.flush();
  drafts.drop({ account: "a" });
  drafts.flush();
  expect(load().find({})).toEqual([]);
});

test("the latest are kept, up to the limit", () => {
  const { load } = createTab();
  const drafts = load();
  for (const form of ["1", "2", "3", "4"]) drafts.save(draft(form));
  expect(drafts.find({}).map(({ form }) => form)).toEqual(["4", "3", "2"]);
  drafts.flush();
  expect(load().find({})).toHaveLength(LIMITS.count);
});

test("one that is too long outlives no reload, but keeps no other from it", () => {
  const { load } = createTab();
  const drafts = load();
  drafts.save(draft("short"));
  drafts.save(draft("long", "x".repeat(LIMITS.length)));
  expect(drafts.find({})).toHaveLength(2);
  drafts.flush();
  expect(load().find({})).toEqual([draft("short")]);
});

test.each([
  ["no JSON", "{", 0],
  ["no list", '{"account":"a"}', 0],
  ["null", "null", 0],
  ["entries that are none", JSON.stringify([null, 5, { account: 1 }, draft("form")]), 1],
  ["too many", JSON.stringify(Array.from({ length: 9 }, (_, index) => draft(`${index}`))), LIMITS.count],
])("of stored text that is %s, what can be used is", (_, text, count) => {
  expect(createTab(text).load().find({})).toHaveLength(count);
});

test("whatever is stored, nothing is thrown and the limit holds", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(createTab(text).load().find({}).length).toBeLessThanOrEqual(LIMITS.count);
    }),
  );
});
