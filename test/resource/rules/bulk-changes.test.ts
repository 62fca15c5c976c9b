import { beforeEach, describe, expect, test } from "vitest";
import { ApiError } from "~/api/client/api-error";
import { type RecordChange, reverseOf, sendChanges } from "~/resource/bulk-edit/send-changes";
import type { RowId } from "~/resource/resource";
import { plainList } from "../../support/plain-list";
import { refusal } from "../../support/plain-pages";

describe("changes of several records", () => {
  const sent: [RowId, object][] = [];
  let pending = 0;
  let most = 0;
  const failures = new Map<RowId, unknown>();
  const list = {
    ...plainList,
    calls: {
      ...plainList.calls,
      change: async ({ params: { id }, body, quiet }: { params: { id: RowId }; body: object; quiet?: boolean }) => {
        pending += 1;
        most = Math.max(most, pending);
        sent.push([id, { ...body, quiet }]);
        await Promise.resolve();
        pending -= 1;
        if (failures.has(id)) throw failures.get(id);
        return { id, name: `n${id}`, count: 0, ...body };
      },
    },
  };
  const changeOf = (id: number): RecordChange => ({
    row: { id, name: `n${id}`, count: id },
    values: { name: `n${id}`, count: "0" },
  });
  const changes = (length: number) => Array.from({ length }, (_, index) => changeOf(index + 1));
  const expired = refusal(401);

  beforeEach(() => {
    sent.length = 0;
    most = 0;
    failures.clear();
  });

  test("send what differs, quietly, five at once, and tell how far they are", async () => {
    const progress: number[] = [];
    const result = await sendChanges(list, changes(12), { onProgress: (count) => progress.push(count) });
    expect(sent[0]).toEqual([1, { count: "0", quiet: true }]);
    expect([sent.length, most, progress]).toEqual([12, 5, [5, 10, 12]]);
    expect(result.saved.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(result).toMatchObject({ refused: [], rest: [] });
    expect(result.reverse[2]).toEqual({ row: { id: 3, name: "n3", count: "0" }, values: { name: "n3", count: "3" } });
  });

  test("tell how far they are once for each portion", async () => {
    const progress: number[] = [];
    await sendChanges(list, changes(10), { onProgress: (count) => progress.push(count) });
    expect(progress).toEqual([5, 10]);
  });

  test("go on after a refusal", async () => {
    const error = refusal(409);
    failures.set(2, error);
    const { saved, refused, rest } = await sendChanges(list, changes(7));
    expect(saved.map(({ id }) => id)).toEqual([1, 3, 4, 5, 6, 7]);
    expect([refused, rest]).toEqual([[{ change: changeOf(2), error }], []]);
  });

  test.each([
    ["without an answer", new ApiError("", { reason: "network", call: "", token: "" })],
    ["when there are too many requests", refusal(429)],
    ["with a gateway that has no server behind it", refusal(503)],
  ])("end %s: what was not sent is the rest", async (_, error) => {
    failures.set(2, error);
    const { saved, refused, rest } = await sendChanges(list, changes(12));
    expect(sent.map(([id]) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(saved.map(({ id }) => id)).toEqual([1, 3, 4, 5]);
    expect(refused).toEqual([{ change: changeOf(2), error }]);
    expect(rest.map(({ row }) => row.id)).toEqual([6, 7, 8, 9, 10, 11, 12]);
  });

  test("end where the login expires: what was not done is the rest", async () => {
    failures.set(2, expired);
    expect(expired.isLoginExpired).toBe(true);
    const { saved, refused, rest } = await sendChanges(list, changes(7));
    expect(saved.map(({ id }) => id)).toEqual([1, 3, 4, 5]);
    expect(refused).toEqual([]);
    expect(rest.map(({ row }) => row.id)).toEqual([2, 6, 7]);
  });

  test("end when they are stopped, after those that were sent", async () => {
    const stop = new AbortController();
    const { saved, rest } = await sendChanges(list, changes(7), {
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    expect(saved.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(rest.map(({ row }) => row.id)).toEqual([6, 7]);
  });

  test("fail with what is no error of a call", async () => {
    failures.set(1, "odd");
    await expect(sendChanges(list, changes(1))).rejects.toBe("odd");
  });

  test("are taken back by the values before, beside what else the record has by now", () => {
    const before = { id: 1, name: "a", count: 1 };
    const saved = { id: 1, name: "b", count: 5 };
    expect(reverseOf(plainList, { before, saved, body: { name: "b" } })).toEqual({
      row: saved,
      values: { name: "a", count: "5" },
    });
    expect(reverseOf(plainList, { before, saved, body: { other: 1 } }).values).toEqual({
      name: "b",
      count: "5",
      other: null,
    });
  });
});
