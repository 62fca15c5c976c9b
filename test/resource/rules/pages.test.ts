import i18next from "i18next";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { STORAGE_KEY } from "~/config/storage-keys";
import { cachedPages, type PageRead, pageQuery, pageReads } from "~/resource/data/page-query";
import { pageReader } from "~/resource/data/page-reader";
import { createReader } from "~/resource/data/read-all";
import type { Search } from "~/resource/resource";
import { partFilter, plainField, plainList, plainServer } from "../../support/plain-list";
import { fetchPage, isolatePages, pageOf, plainWhole, refusal, START, wholeServer } from "../../support/plain-pages";

isolatePages();

const { signal } = new AbortController();

describe("a page of a list", () => {
  test("is not read without a session", () => {
    expect(pageQuery(plainList, START).enabled).toBe(false);
    vi.stubGlobal("localStorage", { getItem: (key: string) => (key === STORAGE_KEY.token ? "a" : null) });
    expect(pageQuery(plainList, START).enabled).toBe(true);
  });

  test("is what its call answers, whatever the search", async () => {
    const search = { ...START, name: "x" };
    await fetchPage(plainList, search);
    expect(plainServer.asked).toEqual([search]);
    expect(cachedPages(plainList)).toEqual([{ search, page: pageOf(1, 2) }]);
    expect(await pageReader(plainList, search)(1, 10, signal)).toEqual(pageOf(1, 2));
    expect(pageQuery(plainList, search).select?.(pageOf(3))).toEqual(pageOf(3));
  });

  test("of a whole list is made from one response for all searches", async () => {
    expect(pageQuery(plainWhole, START).queryKey).toEqual(pageQuery(plainWhole, { ...START, current: 2 }).queryKey);
    const search = { current: 1, pageSize: 1, sort: "name" };
    const { select } = pageQuery(plainWhole, search);
    expect(select?.(await fetchPage(plainWhole, search))).toEqual({ list: [{ id: 2, name: "apple" }], total: 2 });
    const read = pageReader(plainWhole, search);
    expect(await read(1, 1, signal)).toEqual({ list: [{ id: 2, name: "apple" }], total: 2 });
  });

  test("of a whole list is filtered once for all parts of the list, and anew for another search or response", async () => {
    const matches = vi.fn(partFilter.matches);
    const fields = { ...plainWhole.fields, name: plainField({ filter: { ...partFilter, matches } }) };
    const list = { ...plainWhole, fields };
    const select = (search: Search, response: unknown) => pageQuery(list, search).select?.(response);
    const search = { current: 1, pageSize: 1, name: "p" };
    const response = [...wholeServer.rows];
    const pages = [1, 2, 1].map((current) => select({ ...search, current }, response)?.list);
    expect(pages).toEqual([[{ id: 1, name: "pear" }], [{ id: 2, name: "apple" }], [{ id: 1, name: "pear" }]]);
    expect(matches).toHaveBeenCalledTimes(2);
    expect(select({ ...search, name: "l" }, response)?.list).toEqual([{ id: 2, name: "apple" }]);
    expect(select(search, [{ id: 3, name: "plum" }])?.list).toEqual([{ id: 3, name: "plum" }]);
  });

  test("of a whole list is in the order of the page's language", () => {
    const { language } = i18next;
    onTestFinished(() => {
      i18next.language = language;
    });
    const response = ["张", "阿"].map((name, id) => ({ id, name }));
    const names = ["zh-CN", "en-US"].map((one) => {
      i18next.language = one;
      const { select } = pageQuery(plainWhole, { ...START, sort: "name" });
      return select?.(response).list.map(({ name }) => name);
    });
    expect(names).toEqual([
      ["阿", "张"],
      ["张", "阿"],
    ]);
  });

  test("of a whole list comes from one request for all that are read, whatever changes meanwhile", async () => {
    wholeServer.rows = Array.from({ length: 1201 }, (_, at) => ({ id: at + 1, name: `p${at}` }));
    const sizes: number[] = [];
    const reader = createReader({
      readPage: pageReader(plainWhole, { ...START, name: "p" }),
      onRows(rows) {
        sizes.push(rows.length);
        wholeServer.rows = wholeServer.rows.slice(1);
      },
    });
    const { ids, changed } = await reader.read(signal);
    expect([sizes, ids.size, changed, wholeServer.calls]).toEqual([[500, 500, 201], 1201, false, 1]);
  });

  test("is never larger than the call gives, so that all rows of a search can be read", async () => {
    const rows = Array.from({ length: 250 }, (_, at) => ({ id: at }));
    plainServer.list = async ({ current, pageSize }) => {
      if (pageSize > 100) throw refusal(400);
      return { list: rows.slice((current - 1) * pageSize, current * pageSize), total: rows.length };
    };
    const readPage = pageReader({ ...plainList, maxPageSize: 100 }, START);
    const { ids, changed } = await createReader({ readPage, onRows: () => {} }).read(signal);
    expect([ids.size, changed, plainServer.asked.length]).toEqual([250, false, 3]);
  });

  test("of a whole list is asked for with its search, and can be cancelled", async () => {
    const load = vi.fn(async () => []);
    const list = { ...plainWhole, whole: { keyOf: () => ["all"], load, toRows: () => [] } };
    await fetchPage(list, { ...START, name: "p" });
    expect(load.mock.calls).toEqual([[{ search: { ...START, name: "p" }, signal: expect.any(AbortSignal) }]]);
  });

  test("of a whole list is asked for again after a failure", async () => {
    const read = pageReader(plainWhole, START);
    const list = vi.spyOn(plainWhole.calls, "list").mockRejectedValueOnce(refusal(503));
    onTestFinished(() => list.mockRestore());
    await expect(read(1, 10, signal)).rejects.toThrow("refused");
    expect((await read(1, 10, signal)).total).toBe(2);
  });

  test("tells who listens what was known of it before", async () => {
    const reads: PageRead[] = [];
    const stop = pageReads(plainList).listen((read) => reads.push(read));
    await fetchPage(plainList, START);
    plainServer.list = async () => pageOf(2);
    await fetchPage(plainList, START);
    stop();
    expect(reads).toEqual([
      { search: START, before: undefined, after: pageOf(1, 2) },
      { search: START, before: pageOf(1, 2), after: pageOf(2) },
    ]);
  });

  test("of a whole list tells all that its search finds", async () => {
    const reads: PageRead[] = [];
    const search = { current: 2, pageSize: 1, name: "p", sort: "name" };
    const stop = pageReads(plainWhole).listen((read) => reads.push(read));
    await fetchPage(plainWhole, search);
    wholeServer.rows = [
      { id: 3, name: "fig" },
      { id: 1, name: "pear" },
    ];
    await fetchPage(plainWhole, search);
    stop();
    const before = {
      list: [
        { id: 2, name: "apple" },
        { id: 1, name: "pear" },
      ],
      total: 2,
    };
    expect(reads).toEqual([
      { search, before: undefined, after: before },
      { search, before, after: { list: [{ id: 1, name: "pear" }], total: 1 } },
    ]);
  });
});
