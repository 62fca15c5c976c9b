import fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createDrafts } from "~/features/drafts/draft-store";

const LIMITS = { count: 3, length: 200 };
const WAIT_MS = 300;

beforeEach(() => {
  vi.useFakeTimers();
});

/** The session storage of a browser tab, and the draft store as each page load creates it. */
function createTab(text: string | null = null) {
  const tab = { text, writes: 0, isFull: false };
  const write = (next: string) => {
    tab.writes += 1;
    if (!tab.isFull) tab.text = next;
    return !tab.isFull;
  };
  return { tab, load: () => createDrafts({ read: () => tab.text, write, waitMs: WAIT_MS, limits: LIMITS }) };
}

const draft = (form: string, values: unknown = form, account = "a", screen = "Step") => ({
  account,
  screen,
  form,
  values,
});

test("a draft can be read at once, and after a reload when it has been written", () => {
  const { tab, load } = createTab();
  const drafts = load();
  drafts.save(draft("form", { name: "x" }));
  expect(drafts.find({})).toEqual([draft("form", { name: "x" })]);
  expect(tab.writes).toBe(0);
  vi.advanceTimersByTime(WAIT_MS);
  expect(load().find({})).toEqual([draft("form", { name: "x" })]);
});

test("writes many changes once, with the last value", () => {
  const { tab, load } = createTab();
  const drafts = load();
  for (const text of ["x", "xy", "xyz"]) drafts.save(draft("form", text));
  vi.advanceTimersByTime(WAIT_MS);
  expect(tab.writes).toBe(1);
  expect(load().find({})).toEqual([draft("form", "xyz")]);
});

test("writes a pending draft when the page is left, and not a second time", () => {
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

describe("with drafts of two accounts, two screens and two forms", () => {
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
  ])("%j matches the right drafts, for reading and for dropping", (which, meant) => {
    const drafts = filled();
    expect(drafts.find(which)).toEqual(meant);
    drafts.drop(which);
    expect(drafts.find({})).toEqual([third, other, one].filter((each) => !meant.includes(each)));
  });

  test("a new draft replaces only the draft of the same form", () => {
    const drafts = filled();
    drafts.save({ ...one, values: 4 });
    expect(drafts.find({})).toEqual([{ ...one, values: 4 }, third, other]);
  });
});

test("a dropped draft does not return after a reload", () => {
  const { load } = createTab();
  const drafts = load();
  drafts.save(draft("form"));
  drafts.flush();
  drafts.drop({ account: "a" });
  drafts.flush();
  expect(load().find({})).toEqual([]);
});

test("stores the latest drafts, up to the limit, and keeps the others until the page goes", () => {
  const { load } = createTab();
  const drafts = load();
  for (const form of ["1", "2", "3", "4"]) drafts.save(draft(form));
  expect(drafts.flush()).toBe(false);
  expect(drafts.find({}).map(({ form }) => form)).toEqual(["4", "3", "2", "1"]);
  expect(
    load()
      .find({})
      .map(({ form }) => form),
  ).toEqual(["4", "3", "2"]);
  drafts.drop({ form: "4" });
  expect(drafts.flush()).toBe(true);
});

test("a draft that is too long is lost by a reload, without affecting the others", () => {
  const { load } = createTab();
  const drafts = load();
  drafts.save(draft("short"));
  drafts.save(draft("long", "x".repeat(LIMITS.length)));
  expect(drafts.find({})).toHaveLength(2);
  drafts.flush();
  expect(load().find({})).toEqual([draft("short")]);
});

test("tells whether every draft survives a reload", () => {
  const { tab, load } = createTab();
  const drafts = load();
  expect(drafts.flush()).toBe(true);
  drafts.save(draft("short"));
  expect(drafts.flush()).toBe(true);
  tab.isFull = true;
  drafts.save(draft("other"));
  expect([drafts.flush(), drafts.flush()]).toEqual([false, false]);
  tab.isFull = false;
  drafts.save(draft("long", "x".repeat(LIMITS.length)));
  expect(drafts.flush()).toBe(false);
  drafts.drop({ form: "long" });
  expect(drafts.flush()).toBe(true);
});

test.each([
  ["no JSON", "{", 0],
  ["no list", '{"account":"a"}', 0],
  ["null", "null", 0],
  ["invalid entries", JSON.stringify([null, 5, { account: 1 }, draft("form")]), 1],
  ["too many", JSON.stringify(Array.from({ length: 9 }, (_, index) => draft(`${index}`))), LIMITS.count],
])("reads what is valid in stored text that is %s", (_, text, count) => {
  expect(createTab(text).load().find({})).toHaveLength(count);
});

test("never throws and never exceeds the limit, whatever is stored", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(createTab(text).load().find({}).length).toBeLessThanOrEqual(LIMITS.count);
    }),
  );
});
