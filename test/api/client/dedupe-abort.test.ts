import { expect, test } from "vitest";
import { createControlledDedupe } from "../../support/controlled-dedupe";

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort("left") };
}

test("when one of two callers aborts, the other still gets the response", async () => {
  const { send, sentCalls } = createControlledDedupe();
  const { signal, abort } = abortable();
  const aborted = send({ signal });
  const staying = send();
  abort();
  await expect(aborted).rejects.toBe("left");
  expect(sentCalls[0]?.signal.aborted).toBe(false);
  sentCalls[0]?.resolve("a");
  expect(await staying).toBe("a");
});

test("aborts the request when the last caller aborts", async () => {
  const { send, sentCalls } = createControlledDedupe();
  const [one, two] = [abortable(), abortable()];
  const both = [send(one), send(two)];
  one.abort();
  expect(sentCalls[0]?.signal.aborted).toBe(false);
  two.abort();
  expect(sentCalls[0]?.signal.aborted).toBe(true);
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

test("a new caller does not join a request that all its callers have aborted", async () => {
  const { send, sendAndRespond, sentCalls } = createControlledDedupe();
  const { signal, abort } = abortable();
  const aborted = send({ signal });
  abort();
  await expect(aborted).rejects.toBe("left");
  expect(await sendAndRespond("new")).toBe("new");
  sentCalls[0]?.resolve("late");
  expect(await sendAndRespond("unused")).toBe("new");
});

test("sends nothing when the signal was aborted before the call", async () => {
  const { send, sentCalls } = createControlledDedupe();
  await expect(send({ signal: AbortSignal.abort("left") })).rejects.toBe("left");
  expect(sentCalls).toHaveLength(0);
});

test("ignores an abort after the response", async () => {
  const { send, sendAndRespond, sentCalls } = createControlledDedupe();
  const { signal, abort } = abortable();
  const response = send({ signal });
  sentCalls[0]?.resolve("a");
  await response;
  abort();
  expect(sentCalls[0]?.signal.aborted).toBe(false);
  expect(await response).toBe("a");
  expect(await sendAndRespond("unused")).toBe("a");
});

test("aborting a read that a write has detached does not abort the newer read", async () => {
  const { send, sentCalls } = createControlledDedupe();
  const { signal, abort } = abortable();
  const early = send({ signal });
  send({ key: "w", kind: "write" });
  const later = send();
  abort();
  await expect(early).rejects.toBe("left");
  const joining = send();
  expect(sentCalls.map((run) => run.signal.aborted)).toEqual([true, false, false]);
  sentCalls[2]?.resolve("new");
  expect(await Promise.all([later, joining])).toEqual(["new", "new"]);
});
