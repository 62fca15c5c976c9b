import { describe, expect, test, vi } from "vitest";
import { createDeletions, type DeletionResult } from "~/resource/deletion/deletions";
import { createPortions } from "~/resource/deletion/portions-until-left";
import type { RowId } from "~/resource/resource";
import { deferred } from "../../support/deferred";

const failure = new Error("no");
const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe("a deletion of many records", () => {
  const results: DeletionResult[] = [];
  const leavings: boolean[] = [];
  const ends: boolean[] = [];

  function setUp(respond: (portion: RowId[]) => unknown = () => undefined, isOneByOne = false) {
    results.length = 0;
    leavings.length = 0;
    ends.length = 0;
    vi.useFakeTimers();
    const isCurrent = () => true;
    const send = async (portion: RowId[], leaving: boolean) => {
      leavings.push(leaving);
      return respond(portion);
    };
    const deletions = createDeletions({
      waitMs: 5000,
      portions: createPortions({ send, isOneByOne, isCurrent }),
      beforeEnd: async (_result, leaving) => ends.push(leaving),
      session: () => "a",
      isCurrent,
    });
    deletions.results.listen((result) => results.push(result));
    return deletions;
  }

  test("is identified by its number, with what was deleted", async () => {
    const { deleteLater } = setUp();
    expect([deleteLater([1, 2]), deleteLater([3])]).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(results).toEqual([
      { batch: 1, ids: [1, 2], refused: [], unanswered: [], outcome: "done" },
      { batch: 2, ids: [3], refused: [], unanswered: [], outcome: "done" },
    ]);
    expect([leavings, ends]).toEqual([
      [false, false],
      [false, false],
    ]);
  });

  test("is done if the server refuses only some", async () => {
    const { deleteLater } = setUp(([first]) => (first === 1 ? undefined : Promise.reject(failure)));
    deleteLater(ids(250));
    await vi.advanceTimersByTimeAsync(5000);
    expect(results[0]).toEqual({
      batch: 1,
      ids: ids(200),
      refused: ids(250).slice(200),
      unanswered: [],
      error: failure,
      outcome: "done",
    });
  });

  test("that is refused ends with the refusal", async () => {
    const { deleteLater } = setUp(() => Promise.reject(failure));
    deleteLater([1]);
    await vi.advanceTimersByTimeAsync(5000);
    const result = { batch: 1, ids: [], refused: [1], unanswered: [], error: failure, outcome: "refused" };
    expect([results, ends]).toEqual([[result], [false]]);
  });

  test("is sent at once when the page is left", async () => {
    const { deleteLater, flush } = setUp(([first]) => (first === 1 ? Promise.reject(failure) : undefined));
    deleteLater(ids(250));
    await flush();
    expect([leavings, ends]).toEqual([[true, true], [true]]);
    expect(results).toMatchObject([{ ids: ids(250).slice(200), refused: ids(200), unanswered: [], outcome: "done" }]);
  });

  test("one by one sends those that are left at once when the page is left", async () => {
    const answer = deferred<undefined>();
    const { deleteLater, flush } = setUp(() => answer.promise, true);
    deleteLater(ids(12));
    await vi.advanceTimersByTimeAsync(5000);
    expect(leavings).toEqual(ids(5).map(() => false));
    const left = flush();
    expect(leavings.slice(5)).toEqual(ids(7).map(() => true));
    answer.resolve(undefined);
    await left;
    expect(results).toMatchObject([{ ids: ids(12), refused: [], outcome: "done" }]);
  });

  test("that is undone, or whose session has ended, says what is shown again", async () => {
    const { deleteLater, undo } = setUp();
    const batch = deleteLater([1, 2]) ?? 0;
    undo(batch);
    undo(7);
    expect(results).toEqual([{ batch, ids: [1, 2], refused: [], outcome: "undone" }]);
  });

  test("is missing from the count of each page of its search, and from a page that shows it in another", () => {
    const { deleteLater, countHidden, undo } = setUp();
    const batch = deleteLater([1, 2], "name=a") ?? 0;
    deleteLater([3]);
    const page = [{ id: 2 }, { id: 5 }];
    expect([countHidden([], "name=a"), countHidden(page, "name=b"), countHidden([], "name=b")]).toEqual([2, 1, 0]);
    expect([countHidden([], ""), countHidden(page, "")]).toEqual([1, 2]);
    undo(batch);
    expect(countHidden(page, "name=a")).toBe(0);
  });
});
