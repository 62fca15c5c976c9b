import { beforeEach, describe, expect, test, vi } from "vitest";
import { createDeletions, type DeletionResult } from "~/resource/deletion/deletions";
import { createPortions } from "~/resource/deletion/portions-until-left";
import type { RowId } from "~/resource/resource";
import { refusal } from "../../support/plain-pages";

const pageOf = (...listed: RowId[]) => listed.map((id) => ({ id }));

beforeEach(() => {
  vi.useFakeTimers();
});

describe("how a deletion has ended", () => {
  const current = { session: "a" };
  const isCurrent = (token: string) => token === current.session;

  /** Deletions of which the server refuses some ids. */
  function start({ refused = [], onSend = () => {} }: { refused?: number[]; onSend?: () => void }) {
    const results: DeletionResult[] = [];
    const before: unknown[] = [];
    const leavings: boolean[] = [];
    const send = async ([id = 0]: RowId[], leaving: boolean) => {
      leavings.push(leaving);
      onSend();
      if (refused.includes(Number(id))) throw refusal(409);
    };
    const deletions = createDeletions({
      waitMs: 1000,
      portions: createPortions({ send, isCurrent, isOneByOne: true }),
      beforeEnd: async (result, leaving) => before.push([result.outcome, leaving]),
      session: () => current.session,
      isCurrent,
    });
    deletions.results.listen((result) => results.push(result));
    return { ...deletions, results, before, leavings };
  }

  beforeEach(() => {
    current.session = "a";
  });

  test("is told with those that were refused, after what is to come before the end", async () => {
    const { deleteLater, results, before, leavings } = start({ refused: [2] });
    const batch = deleteLater([1, 2, 3]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(results).toEqual([
      { batch, ids: [1, 3], refused: [2], unanswered: [], error: expect.any(Error), outcome: "done" },
    ]);
    expect([before, leavings]).toEqual([[["done", false]], [false, false, false]]);
  });

  test("is told with whether the page is being left", async () => {
    const { deleteLater, flush, before, leavings } = start({});
    deleteLater([1, 2]);
    await flush();
    expect([before, leavings]).toEqual([[["done", true]], [true, true]]);
  });

  test("is told without any that are refused, where it was undone", () => {
    const { deleteLater, undo, results } = start({});
    const batch = deleteLater([1, 2]) ?? 0;
    undo(batch);
    expect(results).toEqual([{ batch, ids: [1, 2], refused: [], outcome: "undone" }]);
  });

  test("is told without any that are refused, where its session has ended meanwhile", async () => {
    const { deleteLater, results, before } = start({
      onSend: () => {
        current.session = "b";
      },
    });
    const batch = deleteLater([1]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(results).toEqual([{ batch, ids: [1], refused: [], outcome: "dropped" }]);
    expect(before).toEqual([]);
  });

  test("is told in another session where all was sent, but nothing comes before that", async () => {
    const { deleteLater, flush, results, before } = start({});
    deleteLater([1]);
    const flushed = flush();
    current.session = "b";
    await flushed;
    expect([results.map(({ outcome }) => outcome), before]).toEqual([["done"], []]);
  });

  test("is told for each by a number of its own", () => {
    const { deleteLater } = start({});
    expect(new Set([deleteLater([1]), deleteLater([2]), deleteLater([3])]).size).toBe(3);
  });

  test.each<[string, RowId[], string, RowId[] | undefined, number]>([
    ["are on it", [1, 9], "name=b", undefined, 1],
    ["were deleted from the same search", [], "name=a", undefined, 2],
    ["are on it or were deleted from the same search", [1, 3], "name=a", undefined, 3],
    ["were deleted from a search without conditions", [], "", undefined, 1],
    ["are among some others", [1, 2], "name=b", [2, 3], 1],
    ["are neither", [9], "name=b", undefined, 0],
  ])("is counted by a page with the rows that %s", (_, listed, filters, some, count) => {
    const { deleteLater, countHidden } = start({});
    deleteLater([1, 2], "name=a");
    deleteLater([3]);
    expect(countHidden(pageOf(...listed), filters, some)).toBe(count);
  });

  test("is no longer counted once it was undone", () => {
    const { deleteLater, undo, countHidden } = start({});
    undo(deleteLater([1, 2], "name=a") ?? 0);
    expect([countHidden(pageOf(1), "name=a"), countHidden([], "name=a", [1])]).toEqual([0, 0]);
  });
});
