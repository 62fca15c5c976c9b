import { expect, test, vi } from "vitest";
import { createEmitter } from "~/lib/state/emitter";

test("calls all listeners for each event, in the order in which they were added", () => {
  const { emit, listen } = createEmitter<string>();
  const received: string[] = [];
  listen((event) => received.push(`one ${event}`));
  listen((event) => received.push(`two ${event}`));
  emit("a");
  expect(received).toEqual(["one a", "two a"]);
});

test("a removed listener is not called, the others are", () => {
  const { emit, listen } = createEmitter<string>();
  const [left, staying] = [vi.fn(), vi.fn()];
  const leave = listen(left);
  listen(staying);
  leave();
  leave();
  emit("a");
  expect(left).not.toHaveBeenCalled();
  expect(staying.mock.calls).toEqual([["a"]]);
});

test("removing a listener during an event skips no other listener", () => {
  const { emit, listen } = createEmitter<string>();
  const second = vi.fn();
  const leave = listen(() => leave());
  listen(second);
  emit("a");
  emit("b");
  expect(second.mock.calls).toEqual([["a"], ["b"]]);
});

test("a listener added during an event is called for the next one", () => {
  const { emit, listen } = createEmitter<string>();
  const late = vi.fn();
  const leave = listen(() => {
    leave();
    listen(late);
  });
  emit("a");
  emit("b");
  expect(late.mock.calls).toEqual([["b"]]);
});

test("no listener is called after clear", () => {
  const { emit, listen, clear } = createEmitter<string>();
  const listener = vi.fn();
  listen(listener);
  clear();
  emit("a");
  expect(listener).not.toHaveBeenCalled();
});
