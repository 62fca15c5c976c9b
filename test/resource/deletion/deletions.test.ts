import { beforeEach, describe, expect, test, vi } from "vitest";
import { createDeletions, type DeletionResult } from "~/resource/deletion/deletions";
import { createPortions } from "~/resource/deletion/portions-until-left";
import { deferred } from "../../support/deferred";

const WAIT = 5000;

/** Deletions with a fake server: what was sent, and how each ended. */
function createTestDeletions(respond: () => Promise<unknown> = async () => true) {
  const sent: unknown[] = [];
  const endings: DeletionResult["outcome"][] = [];
  const current = { session: "a" };
  const isCurrent = (token: string) => token === current.session;
  const send = (ids: unknown) => {
    sent.push(ids);
    return respond();
  };
  const deletions = createDeletions({
    waitMs: WAIT,
    portions: createPortions({ send, isCurrent }),
    session: () => current.session,
    isCurrent,
  });
  deletions.results.listen(({ outcome }) => endings.push(outcome));
  /** Deletes rows that are not being deleted yet. */
  const start = (ids: Parameters<typeof deletions.deleteLater>[0]) => {
    const batch = deletions.deleteLater(ids);
    if (batch === null) throw new Error("They are being deleted already");
    return batch;
  };
  return { ...deletions, start, sent, endings, current, shown: () => [...deletions.hidden.get().ids] };
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe("a deletion", () => {
  test("hides the rows at once and is sent when the time for undoing is over", async () => {
    const { deleteLater, shown, sent, endings } = createTestDeletions();
    deleteLater([1, "b"]);
    expect(shown()).toEqual([1, "b"]);
    await vi.advanceTimersByTimeAsync(WAIT - 1);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([[1, "b"]]);
    expect(endings).toEqual(["done"]);
    // The listeners have removed the rows by now, and another record may get their ids.
    expect(shown()).toEqual([]);
  });

  test("is never sent when it is undone", async () => {
    const { start, undo, shown, sent, endings } = createTestDeletions();
    const batch = start([1, 2]);
    await vi.advanceTimersByTimeAsync(WAIT - 1);
    expect([undo(batch), undo(batch)]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(10 * WAIT);
    expect([sent, shown(), endings]).toEqual([[], [], ["undone"]]);
  });

  test("cannot be undone once it was sent", async () => {
    const { start, undo, shown, endings } = createTestDeletions();
    const batch = start([1]);
    await vi.advanceTimersByTimeAsync(WAIT);
    undo(batch);
    expect([shown(), endings]).toEqual([[], ["done"]]);
  });

  test("brings the rows back when the server refuses it", async () => {
    const { deleteLater, shown, endings } = createTestDeletions(() => Promise.reject(new Error("403")));
    deleteLater([1]);
    await vi.advanceTimersByTimeAsync(WAIT);
    expect([shown(), endings]).toEqual([[], ["refused"]]);
  });

  test("is sent at once when the page is left, and not again later", async () => {
    const { start, flush, undo, sent, endings } = createTestDeletions();
    const batch = start([1, 2]);
    await flush();
    undo(batch);
    await vi.advanceTimersByTimeAsync(WAIT);
    expect([sent, endings]).toEqual([[[1, 2]], ["done"]]);
  });

  test("is dropped when its session ends, and not sent in another session", async () => {
    const { deleteLater, current, shown, sent, endings } = createTestDeletions();
    deleteLater([1]);
    current.session = "b";
    await vi.advanceTimersByTimeAsync(WAIT);
    expect([sent, shown(), endings]).toEqual([[], [], ["dropped"]]);
  });

  test("in portions sends no further one in another session", async () => {
    const { deleteLater, current, sent, endings } = createTestDeletions(async () => {
      current.session = "b";
    });
    deleteLater(Array.from({ length: 250 }, (_, id) => id));
    await vi.advanceTimersByTimeAsync(WAIT);
    expect([sent.length, endings]).toEqual([1, ["dropped"]]);
  });

  test("in portions sends the rest at once when the page is left", async () => {
    const response = deferred<void>();
    const { deleteLater, flush, current, sent, endings, shown } = createTestDeletions(() => response.promise);
    const ids = Array.from({ length: 650 }, (_, id) => id);
    deleteLater(ids);
    await vi.advanceTimersByTimeAsync(WAIT);
    expect(sent.length).toBe(1);
    let isFlushed = false;
    const flushed = Promise.race([flush(), flush()]).then(() => {
      isFlushed = true;
    });
    // As a logout does.
    current.session = "";
    expect(sent.flat()).toEqual(ids);
    await vi.advanceTimersByTimeAsync(0);
    expect(isFlushed).toBe(false);
    response.resolve();
    await flushed;
    expect([sent.length, endings, shown()]).toEqual([4, ["done"], []]);
  });

  test("in portions sends no rest in another session", async () => {
    const response = deferred<void>();
    const { deleteLater, flush, current, sent, endings } = createTestDeletions(() => response.promise);
    deleteLater(Array.from({ length: 250 }, (_, id) => id));
    await vi.advanceTimersByTimeAsync(WAIT);
    current.session = "b";
    const flushed = flush();
    response.resolve();
    await flushed;
    expect([sent.length, endings]).toEqual([1, ["dropped"]]);
  });

  test("of rows that are being deleted already is none, so that one undo brings them back", async () => {
    const { start, deleteLater, undo, shown, sent } = createTestDeletions();
    const first = start([1]);
    expect(deleteLater([1])).toBeNull();
    undo(first);
    await vi.advanceTimersByTimeAsync(WAIT);
    expect([sent, shown()]).toEqual([[], []]);
  });

  test("of some rows that are being deleted already is one of the others", async () => {
    const { deleteLater, sent } = createTestDeletions();
    deleteLater([1]);
    deleteLater([1, 2]);
    await vi.advanceTimersByTimeAsync(WAIT);
    expect(sent).toEqual([[1], [2]]);
  });

  test("does not affect another one", async () => {
    const { start, deleteLater, undo, shown, sent } = createTestDeletions();
    const first = start([1]);
    await vi.advanceTimersByTimeAsync(1000);
    deleteLater([2]);
    undo(first);
    expect(shown()).toEqual([2]);
    await vi.advanceTimersByTimeAsync(WAIT);
    expect(sent).toEqual([[2]]);
  });
});
