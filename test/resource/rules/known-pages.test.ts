import { describe, expect, test, vi } from "vitest";
import { cachedPages, isSearch } from "~/resource/data/page-query";
import { plainList } from "../../support/plain-list";
import {
  addUnread,
  fetchPage,
  isolatePages,
  pageOf,
  plainWhole,
  START,
  showPage,
  wholeServer,
} from "../../support/plain-pages";

isolatePages();

describe("a page that was read", () => {
  /** The numbers of the pages that are kept. */
  const kept = () => cachedPages(plainList).map(({ search }) => (isSearch(search) ? search.current : 0));
  const readAll = async (pages: number[]) => {
    for (const current of pages) {
      await fetchPage(plainList, { current, pageSize: 10 });
      vi.setSystemTime(Date.now() + 1000);
    }
  };
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  test("is kept out of sight for the way back, but not more than 20 of them, the latest", async () => {
    for (let current = 1; current <= 30; current += 1) await fetchPage(plainList, { current, pageSize: 10 });
    const kept = cachedPages(plainList).map(({ search }) => search);
    // That of the last page is still being read when the others are dropped.
    expect(kept).toEqual(Array.from({ length: 21 }, (_, index) => ({ current: index + 10, pageSize: 10 })));
  });

  test("stays kept where it was read again since, and where it is in sight", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    await readAll([...upTo(20), 1]);
    const hide = showPage(plainList, { current: 2, pageSize: 10 });
    await readAll([21, 22, 23, 24, 25]);
    expect(kept()).toEqual([1, 2, ...upTo(25).slice(5)]);
    hide();
  });
});

test.each([
  [{ current: 1, pageSize: 10 }, true],
  [{ pageSize: 10 }, false],
  ["current", false],
  [["current"], false],
  [null, false],
  [undefined, false],
  [7, false],
])("%j is the search of a page: %j", (part, expected) => {
  expect(isSearch(part)).toBe(expected);
});

describe("the pages that are known", () => {
  test("are none before one was read", () => {
    addUnread(plainList, START);
    addUnread(plainWhole, START);
    expect([cachedPages(plainList), cachedPages(plainWhole)]).toEqual([[], []]);
  });

  test("of a whole list are one with all its records", async () => {
    await fetchPage(plainWhole, { ...START, name: "pear" });
    expect(cachedPages(plainWhole)).toEqual([{ search: {}, page: { list: wholeServer.rows, total: 2 } }]);
  });

  test("can be those in sight alone", async () => {
    await fetchPage(plainList, START);
    await fetchPage(plainList, { ...START, current: 2 });
    expect(cachedPages(plainList, "active")).toEqual([]);
    const hide = showPage(plainList, { ...START, current: 2 });
    expect(cachedPages(plainList, "active")).toEqual([{ search: { ...START, current: 2 }, page: pageOf(1, 2) }]);
    hide();
  });

  test("of a list are those of its own, also where its name has several parts", async () => {
    const part = { ...plainList, queryKey: ["plain part", "a"] };
    const other = { ...plainList, queryKey: ["plain part", "b"] };
    await fetchPage(part, START);
    await fetchPage(other, { ...START, current: 2 });
    await fetchPage(plainWhole, START);
    expect(cachedPages(part)).toEqual([{ search: START, page: pageOf(1, 2) }]);
    expect(cachedPages(plainWhole)).toEqual([{ search: {}, page: { list: wholeServer.rows, total: 2 } }]);
  });

  test("of a whole list can be those in sight alone", async () => {
    await fetchPage(plainWhole, START);
    expect(cachedPages(plainWhole, "active")).toEqual([]);
    const hide = showPage(plainWhole, START);
    expect(cachedPages(plainWhole, "active")).toHaveLength(1);
    hide();
  });
});
