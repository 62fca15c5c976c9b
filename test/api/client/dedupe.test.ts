import { describe, expect, test } from "vitest";
import { createControlledDedupe, WINDOW_MS } from "../../support/controlled-dedupe";

describe("calls in flight", () => {
  test.each(["read", "write"] as const)("sends the same %s once for two callers", async (kind) => {
    const { send, sentCalls } = createControlledDedupe();
    const both = [send({ kind }), send({ kind })];
    sentCalls[0]?.resolve("a");
    expect(await Promise.all(both)).toEqual(["a", "a"]);
    expect(sentCalls).toHaveLength(1);
  });

  test("sends calls with different keys separately", async () => {
    const { sendAndRespond, sentCalls } = createControlledDedupe();
    await sendAndRespond("a", { key: "one" });
    await sendAndRespond("b", { key: "two" });
    expect(sentCalls).toHaveLength(2);
  });

  test("shares a call that takes longer than the window", async () => {
    const { send, advance, sentCalls } = createControlledDedupe();
    const first = send();
    advance(WINDOW_MS * 2);
    const second = send();
    sentCalls[0]?.resolve("a");
    expect(await Promise.all([first, second])).toEqual(["a", "a"]);
    expect(sentCalls).toHaveLength(1);
  });

  test("passes a failure on to every caller", async () => {
    const { send, sentCalls } = createControlledDedupe();
    const both = [send(), send()];
    sentCalls[0]?.reject("broken");
    expect(await Promise.allSettled(both)).toEqual([
      { status: "rejected", reason: "broken" },
      { status: "rejected", reason: "broken" },
    ]);
  });
});

describe("within the window after a read", () => {
  test.each([
    [0, 1],
    [WINDOW_MS - 1, 1],
    [WINDOW_MS, 2],
    [WINDOW_MS + 1, 2],
    [-WINDOW_MS, 2],
  ])("%i ms after a read was sent by a clock that may be set back, %i calls have been sent", async (ms, calls) => {
    const { sendAndRespond, advance, sentCalls } = createControlledDedupe();
    await sendAndRespond("old");
    advance(ms);
    expect(await sendAndRespond("new")).toBe(calls === 1 ? "old" : "new");
    expect(sentCalls).toHaveLength(calls);
  });

  test("reuses a read later in the page's life too", async () => {
    const { sendAndRespond, advance } = createControlledDedupe();
    advance(WINDOW_MS * 3);
    await sendAndRespond("old");
    advance(WINDOW_MS - 1);
    expect(await sendAndRespond("unused")).toBe("old");
  });

  test("counts the window from the request, not from the response", async () => {
    const { send, sendAndRespond, advance, sentCalls } = createControlledDedupe();
    const first = send();
    advance(600);
    sentCalls[0]?.resolve("old");
    await first;
    advance(WINDOW_MS - 600);
    expect(await sendAndRespond("new")).toBe("new");
  });

  test("reusing a response does not extend its window", async () => {
    const { sendAndRespond, advance } = createControlledDedupe();
    await sendAndRespond("old");
    advance(WINDOW_MS - 1);
    await sendAndRespond("unused");
    advance(1);
    expect(await sendAndRespond("new")).toBe("new");
  });

  test("a read does not discard the responses of other reads", async () => {
    const { send, sendAndRespond, sentCalls } = createControlledDedupe();
    await sendAndRespond("a", { key: "one" });
    const other = send({ key: "two" });
    expect(await sendAndRespond("unused", { key: "one" })).toBe("a");
    sentCalls[1]?.resolve("b");
    await other;
    expect(await sendAndRespond("unused", { key: "one" })).toBe("a");
  });

  test("does not reuse a failure", async () => {
    const { send, sendAndRespond, sentCalls } = createControlledDedupe();
    const failing = send();
    sentCalls[0]?.reject("broken");
    await expect(failing).rejects.toBe("broken");
    expect(await sendAndRespond("whole")).toBe("whole");
  });
});

describe("a call without a key", () => {
  test("is neither shared nor reused", async () => {
    const { send, sendAndRespond, sentCalls } = createControlledDedupe();
    const both = [send({ key: undefined }), send({ key: undefined })];
    sentCalls[0]?.resolve("a");
    sentCalls[1]?.resolve("b");
    expect(await Promise.all(both)).toEqual(["a", "b"]);
    expect(await sendAndRespond("c", { key: undefined })).toBe("c");
  });

  test("still makes the next read go to the server when it is a write", async () => {
    const { sendAndRespond } = createControlledDedupe();
    await sendAndRespond("old");
    await sendAndRespond("written", { key: undefined, kind: "write" });
    expect(await sendAndRespond("new")).toBe("new");
  });
});
