import { QueryObserver } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { queryClient } from "~/api/client/query-client";
import { findGone, missingFrom, trackGone } from "~/resource/data/gone-rows";
import type { Row } from "~/resource/resource";
import { plainList, plainServer } from "../../support/plain-list";
import { fetchPage, isolatePages, pageOf, plainWhole, START, showPage, wholeServer } from "../../support/plain-pages";

isolatePages();

describe("records that are gone", () => {
  const rows = pageOf(1, 2, 3).list;
  const idsOf = (found: readonly Row[]) => found.map(({ id }) => id);

  test("were on the page before, and are no longer", () => {
    expect(missingFrom(pageOf(2, 4), pageOf(1, 2, 3), ({ id }) => id !== 3)).toEqual([{ id: 1, name: "n1" }]);
  });

  test("are those that no page of the search has", async () => {
    plainServer.list = async () => pageOf(2, 9);
    expect(idsOf(await findGone(plainList, { ...START, current: 4, name: "n" }, rows))).toEqual([1, 3]);
    expect(plainServer.asked).toEqual([{ current: 1, pageSize: 500, name: "n" }]);
  });

  test("are not looked for if there are none", async () => {
    expect(await findGone(plainList, START, [])).toEqual([]);
    expect(plainServer.asked).toEqual([]);
  });

  test("of a whole list are known without asking", async () => {
    expect(await findGone(plainWhole, START, rows)).toBe(rows);
    expect(wholeServer.calls).toBe(0);
  });

  test("are none once all were found, without reading on", async () => {
    plainServer.list = async () => ({ ...pageOf(1, 2, 3), total: 4000 });
    expect(await findGone(plainList, START, rows)).toEqual([]);
    expect(plainServer.asked).toHaveLength(1);
  });

  test.each<[string, typeof plainServer.list, number]>([
    ["a list of more than 5,000 is not read", async () => ({ ...pageOf(1), total: 5001 }), 1],
    ["the call fails", () => Promise.reject(new Error("no answer")), 1],
    ["the list changes meanwhile", async ({ current }) => ({ ...pageOf(current), total: 4 - current }), 2],
  ])("are not said to be where %s", async (_, list, calls) => {
    plainServer.list = list;
    expect(await findGone(plainList, START, rows)).toEqual([]);
    expect(plainServer.asked).toHaveLength(calls);
  });

  test("are looked for in a list of 5,000", async () => {
    plainServer.list = async (search) => ({
      list: Array.from({ length: 500 }, (_, index) => ({ id: search.current * 500 + index })),
      total: 5000,
    });
    expect(idsOf(await findGone(plainList, START, rows))).toEqual([1, 2, 3]);
  });

  test("are counted once the page in sight was read again", async () => {
    await fetchPage(plainList, START);
    const hide = showPage(plainList, START);
    const countGone = trackGone(plainList, pageOf(1, 9).list);
    plainServer.list = async () => pageOf(2);
    await fetchPage(plainList, START);
    expect(await countGone()).toBe(1);
    hide();
  });

  test.each([
    ["with a condition", { ...START, name: "x" }],
    ["out of sight", null],
  ])("are not counted on a page %s", async (_, search) => {
    await fetchPage(plainList, search ?? START);
    const hide = search ? showPage(plainList, search) : () => {};
    const countGone = trackGone(plainList, pageOf(1).list);
    plainServer.list = async () => pageOf(2);
    await fetchPage(plainList, search ?? START);
    expect(await countGone()).toBe(0);
    hide();
  });

  test("are not counted where a page is in sight only before, or only afterwards", async () => {
    await fetchPage(plainList, START);
    const countFromNone = trackGone(plainList, pageOf(1).list);
    const hide = showPage(plainList, START);
    const countOnNone = trackGone(plainList, pageOf(1).list);
    plainServer.list = async () => pageOf(2);
    await fetchPage(plainList, START);
    expect(await countFromNone()).toBe(0);
    hide();
    expect(await countOnNone()).toBe(0);
  });

  test.each([["all"], [null], [7]])("are counted where what is in sight has no search, but %j", async (part) => {
    const queryKey = [...plainList.queryKey, part];
    queryClient.setQueryData(queryKey, pageOf(1, 2));
    const hide = new QueryObserver(queryClient, { queryKey, queryFn: () => pageOf() }).subscribe(() => {});
    const countGone = trackGone(plainList, pageOf(1).list);
    plainServer.list = async () => pageOf(2);
    queryClient.setQueryData(queryKey, pageOf(2));
    expect(await countGone()).toBe(1);
    hide();
  });

  test("are counted on any page, in any order, of any size", async () => {
    const search = { current: 2, pageSize: 50, sort: "name" };
    await fetchPage(plainList, search);
    const hide = showPage(plainList, search);
    const countGone = trackGone(plainList, pageOf(1, 2).list);
    plainServer.list = async () => pageOf();
    await fetchPage(plainList, search);
    expect(await countGone()).toBe(2);
    hide();
  });
});
