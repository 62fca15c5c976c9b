import { expect, test } from "vitest";
import { createWorld } from "../../support/dedupe-world";

const WRITE = { key: "w", kind: "write" } as const;

test("sends every write when one follows the other: on, off, on", async () => {
  const { ask, runs } = createWorld();
  expect([await ask("on", WRITE), await ask("off", WRITE), await ask("on", WRITE)]).toEqual(["on", "off", "on"]);
  expect(runs).toHaveLength(3);
});

test("sends a read again after a write", async () => {
  const { ask } = createWorld();
  await ask("old");
  await ask("written", WRITE);
  expect(await ask("new")).toBe("new");
});

test("sends a read again after a failed write, since the server may have written", async () => {
  const { ask, send, runs } = createWorld();
  await ask("old");
  const failing = send(WRITE);
  runs.at(-1)?.reject("broken");
  await expect(failing).rejects.toBe("broken");
  expect(await ask("new")).toBe("new");
});

test("a read in flight when a write starts still answers its own caller, but later callers send a new one", async () => {
  const { ask, send, runs } = createWorld();
  const early = send();
  send(WRITE);
  expect(await ask("new")).toBe("new");
  runs[0]?.resolve("early");
  expect(await early).toBe("early");
  expect(await ask("unused")).toBe("new");
});

test("does not reuse a read that was sent while a write was in flight", async () => {
  const { ask, send, runs } = createWorld();
  const writing = send(WRITE);
  await ask("between");
  runs[0]?.resolve("written");
  await writing;
  expect(await ask("new")).toBe("new");
});

test("does not reuse a read that was in flight when a write ended", async () => {
  const { ask, send, runs } = createWorld();
  const writing = send(WRITE);
  const between = send();
  runs[0]?.resolve("written");
  await writing;
  runs[1]?.resolve("between");
  expect(await between).toBe("between");
  expect(await ask("new")).toBe("new");
});

test("a write in flight is still shared when another write starts", async () => {
  const { send, runs } = createWorld();
  const first = send(WRITE);
  send({ key: "other", kind: "write" });
  const second = send(WRITE);
  runs[0]?.resolve("once");
  expect(await Promise.all([first, second])).toEqual(["once", "once"]);
  expect(runs).toHaveLength(2);
});
