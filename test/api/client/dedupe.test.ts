import { describe, expect, test } from "vitest";
import { createWorld, WINDOW_MS } from "../../support/dedupe-world";

describe("calls in flight", () => {
  test.each(["read", "write"] as const)("sends the same %s once for two callers", async (kind) => {
    const { send, runs } = createWorld();
    const both = [send({ kind }), send({ kind })];
    runs[0]?.resolve("a");
    expect(await Promise.all(both)).toEqual(["a", "a"]);
    expect(runs).toHaveLength(1);
  });

  test("sends calls with different keys separately", async () => {
    const { ask, runs } = createWorld();
    await ask("a", { key: "one" });
    await ask("b", { key: "two" });
    expect(runs).toHaveLength(2);
  });

  test("shares a call that takes longer than the window", async () => {
    const { send, pass, runs } = createWorld();
    const first = send();
    pass(WINDOW_MS * 2);
    const second = send();
    runs[0]?.resolve("a");
    expect(await Promise.all([first, second])).toEqual(["a", "a"]);
    expect(runs).toHaveLength(1);
  });

  test("passes a failure on to every caller", async () => {
    const { send, runs } = createWorld();
    const both = [send(), send()];
    runs[0]?.reject("broken");
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
  ])("%i ms after a read was sent, %i calls have been sent", async (ms, calls) => {
    const { ask, pass, runs } = createWorld();
    await ask("old");
    pass(ms);
    expect(await ask("new")).toBe(calls === 1 ? "old" : "new");
    expect(runs).toHaveLength(calls);
  });

  test("reuses a read later in the page's life too", async () => {
    const { ask, pass } = createWorld();
    pass(WINDOW_MS * 3);
    await ask("old");
    pass(WINDOW_MS - 1);
    expect(await ask("unused")).toBe("old");
  });

  test("counts the window from the request, not from the response", async () => {
    const { send, ask, pass, runs } = createWorld();
    const first = send();
    pass(600);
    runs[0]?.resolve("old");
    await first;
    pass(WINDOW_MS - 600);
    expect(await ask("new")).toBe("new");
  });

  test("reusing a response does not extend its window", async () => {
    const { ask, pass } = createWorld();
    await ask("old");
    pass(WINDOW_MS - 1);
    await ask("unused");
    pass(1);
    expect(await ask("new")).toBe("new");
  });

  test("a read does not discard the responses of other reads", async () => {
    const { send, ask, runs } = createWorld();
    await ask("a", { key: "one" });
    const other = send({ key: "two" });
    expect(await ask("unused", { key: "one" })).toBe("a");
    runs[1]?.resolve("b");
    await other;
    expect(await ask("unused", { key: "one" })).toBe("a");
  });

  test("does not reuse a failure", async () => {
    const { send, ask, runs } = createWorld();
    const failing = send();
    runs[0]?.reject("broken");
    await expect(failing).rejects.toBe("broken");
    expect(await ask("whole")).toBe("whole");
  });
});

describe("a call without a key", () => {
  test("is neither shared nor reused", async () => {
    const { send, ask, runs } = createWorld();
    const both = [send({ key: undefined }), send({ key: undefined })];
    runs[0]?.resolve("a");
    runs[1]?.resolve("b");
    expect(await Promise.all(both)).toEqual(["a", "b"]);
    expect(await ask("c", { key: undefined })).toBe("c");
  });

  test("still makes the next read go to the server when it is a write", async () => {
    const { ask } = createWorld();
    await ask("old");
    await ask("written", { key: undefined, kind: "write" });
    expect(await ask("new")).toBe("new");
  });
});
