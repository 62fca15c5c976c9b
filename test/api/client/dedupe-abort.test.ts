import { expect, test } from "vitest";
import { createWorld } from "../../support/dedupe-world";

function abortable() {
  const leaving = new AbortController();
  return { signal: leaving.signal, leave: () => leaving.abort("left") };
}

test("when one of two callers aborts, the other still gets the response", async () => {
  const { send, runs } = createWorld();
  const { signal, leave } = abortable();
  const left = send({ signal });
  const staying = send();
  leave();
  await expect(left).rejects.toBe("left");
  expect(runs[0]?.signal.aborted).toBe(false);
  runs[0]?.resolve("a");
  expect(await staying).toBe("a");
});

test("aborts the request when the last caller aborts", async () => {
  const { send, runs } = createWorld();
  const [one, two] = [abortable(), abortable()];
  const both = [send(one), send(two)];
  one.leave();
  expect(runs[0]?.signal.aborted).toBe(false);
  two.leave();
  expect(runs[0]?.signal.aborted).toBe(true);
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

test("a new caller does not join a request that all its callers have aborted", async () => {
  const { send, ask, runs } = createWorld();
  const { signal, leave } = abortable();
  const left = send({ signal });
  leave();
  await expect(left).rejects.toBe("left");
  expect(await ask("new")).toBe("new");
  runs[0]?.resolve("late");
  expect(await ask("unused")).toBe("new");
});

test("sends nothing when the signal was aborted before the call", async () => {
  const { send, runs } = createWorld();
  await expect(send({ signal: AbortSignal.abort("left") })).rejects.toBe("left");
  expect(runs).toHaveLength(0);
});

test("ignores an abort after the response", async () => {
  const { send, ask, runs } = createWorld();
  const { signal, leave } = abortable();
  const answered = send({ signal });
  runs[0]?.resolve("a");
  await answered;
  leave();
  expect(runs[0]?.signal.aborted).toBe(false);
  expect(await answered).toBe("a");
  expect(await ask("unused")).toBe("a");
});

test("aborting a read that a write has detached does not abort the newer read", async () => {
  const { send, runs } = createWorld();
  const { signal, leave } = abortable();
  const early = send({ signal });
  send({ key: "w", kind: "write" });
  const later = send();
  leave();
  await expect(early).rejects.toBe("left");
  const joining = send();
  expect(runs.map((run) => run.signal.aborted)).toEqual([true, false, false]);
  runs[2]?.resolve("new");
  expect(await Promise.all([later, joining])).toEqual(["new", "new"]);
});
