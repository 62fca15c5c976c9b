import { expect, test } from "vitest";
import { createControlledDedupe } from "../../support/controlled-dedupe";

const WRITE = { key: "w", kind: "write" } as const;

test("sends every write when one follows the other: on, off, on", async () => {
  const { sendAndRespond, sentCalls } = createControlledDedupe();
  expect([
    await sendAndRespond("on", WRITE),
    await sendAndRespond("off", WRITE),
    await sendAndRespond("on", WRITE),
  ]).toEqual(["on", "off", "on"]);
  expect(sentCalls).toHaveLength(3);
});

test("sends a read again after a write", async () => {
  const { sendAndRespond } = createControlledDedupe();
  await sendAndRespond("old");
  await sendAndRespond("written", WRITE);
  expect(await sendAndRespond("new")).toBe("new");
});

test("sends a read again after a failed write, since the server may have written", async () => {
  const { sendAndRespond, send, sentCalls } = createControlledDedupe();
  await sendAndRespond("old");
  const failing = send(WRITE);
  sentCalls.at(-1)?.reject("broken");
  await expect(failing).rejects.toBe("broken");
  expect(await sendAndRespond("new")).toBe("new");
});

test("a read in flight when a write starts still answers its own caller, but later callers send a new one", async () => {
  const { sendAndRespond, send, sentCalls } = createControlledDedupe();
  const early = send();
  send(WRITE);
  expect(await sendAndRespond("new")).toBe("new");
  sentCalls[0]?.resolve("early");
  expect(await early).toBe("early");
  expect(await sendAndRespond("unused")).toBe("new");
});

test("does not reuse a read that was sent while a write was in flight", async () => {
  const { sendAndRespond, send, sentCalls } = createControlledDedupe();
  const writing = send(WRITE);
  await sendAndRespond("between");
  sentCalls[0]?.resolve("written");
  await writing;
  expect(await sendAndRespond("new")).toBe("new");
});

test("does not reuse a read that was in flight when a write ended", async () => {
  const { sendAndRespond, send, sentCalls } = createControlledDedupe();
  const writing = send(WRITE);
  const between = send();
  sentCalls[0]?.resolve("written");
  await writing;
  sentCalls[1]?.resolve("between");
  expect(await between).toBe("between");
  expect(await sendAndRespond("new")).toBe("new");
});

test("a write in flight is still shared when another write starts", async () => {
  const { send, sentCalls } = createControlledDedupe();
  const first = send(WRITE);
  send({ key: "other", kind: "write" });
  const second = send(WRITE);
  sentCalls[0]?.resolve("once");
  expect(await Promise.all([first, second])).toEqual(["once", "once"]);
  expect(sentCalls).toHaveLength(2);
});
