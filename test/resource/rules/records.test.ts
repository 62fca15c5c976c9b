import { describe, expect, test } from "vitest";
import { queryClient } from "~/api/client/query-client";
import { currentRecord, updateRow } from "~/resource/data/current-record";
import { cachedPages, recordKey, recordQuery } from "~/resource/data/page-query";
import type { Row } from "~/resource/resource";
import { plainList } from "../../support/plain-list";
import { addUnread, fetchPage, isolatePages, plainWhole, refusal, START, wholeServer } from "../../support/plain-pages";

isolatePages();

describe("a single record", () => {
  test("has a key of its own, whether its id is a number or a text", () => {
    expect(recordKey(plainList, 7)).toEqual(["record", "plain", "7"]);
    expect(recordKey(plainList, "7")).toEqual(recordKey(plainList, 7));
  });

  test("is read by its call whenever it is opened", async () => {
    const asked: unknown[] = [];
    const one = async (input: object) => {
      asked.push(input);
      return { id: 7 };
    };
    const query = recordQuery({ ...plainList, calls: { ...plainList.calls, one } }, 7);
    expect(query).toMatchObject({ queryKey: ["record", "plain", "7"], staleTime: 0, refetchOnMount: true });
    expect(await queryClient.fetchQuery(query)).toEqual({ id: 7 });
    expect(asked).toEqual([{ params: { id: 7 }, signal: expect.any(AbortSignal) }]);
  });

  test("is as it was written here, where no call reads one", () => {
    expect(recordQuery(plainList, 7).queryFn).toBeTypeOf("symbol");
  });

  test.each<[string, Error | null, Row | undefined]>([
    ["without a failure", null, undefined],
    ["after another failure", new Error("x"), undefined],
    ["after a refusal for another reason", refusal(400, { id: 7 }), undefined],
    ["after a conflict without a record", refusal(409, { name: "x" }), undefined],
    ["after a conflict without data", refusal(409, null), undefined],
    ["after a conflict", refusal(409, { id: 7, name: "x" }), { id: 7, name: "x" }],
  ])("is taken from the refusal of a change: %s", (_, error, row) => {
    expect(currentRecord(error)).toEqual(row);
  });

  test("is shown in all pages as it is now", async () => {
    await fetchPage(plainList, START);
    queryClient.setQueryData(recordKey(plainList, "2"), { id: 2, name: "old", count: 3 });
    updateRow(plainList, { id: "2", name: "new" });
    expect(queryClient.getQueryData(recordKey(plainList, 2))).toEqual({ id: "2", name: "new", count: 3 });
    expect(cachedPages(plainList)[0]?.page).toEqual({
      list: [
        { id: 1, name: "n1" },
        { id: "2", name: "new" },
      ],
      total: 2,
    });
  });

  test("is shown with the values that follow from what was changed elsewhere", async () => {
    await fetchPage(plainList, START);
    const computed = ({ name, count }: Row) => ({ title: `${String(name)} ${String(count)}` });
    queryClient.setQueryData(recordKey(plainList, 2), { id: 2, name: "old", count: 3, title: "old 3" });
    updateRow({ ...plainList, computed }, { id: 2, name: "new" });
    expect(queryClient.getQueryData(recordKey(plainList, 2))).toEqual({ id: 2, name: "new", count: 3, title: "new 3" });
    expect(cachedPages(plainList)[0]?.page.list).toContainEqual({ id: 2, name: "new", title: "new undefined" });
  });

  test("is not known by being changed, and a whole list is left to be read again", async () => {
    addUnread(plainList, START);
    updateRow(plainList, { id: 7 });
    expect(queryClient.getQueryData(recordKey(plainList, 7))).toBeUndefined();
    expect(cachedPages(plainList)).toEqual([]);
    await fetchPage(plainWhole, START);
    updateRow(plainWhole, { id: 1, name: "new" });
    expect(cachedPages(plainWhole)[0]?.page.list).toEqual(wholeServer.rows);
  });
});
