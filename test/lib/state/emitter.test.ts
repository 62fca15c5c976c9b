import { expect, test, vi } from "vitest";
import { createEmitter } from "~/lib/state/emitter";

test("all listeners get each event, in the order of their coming", () => {
  const { emit, listen } = createEmitter<string>();
  const heard: string[] = [];
  listen((event) => heard.push(`one ${event}`));
  listen((event) => heard.push(`two ${event}`));
  emit("a");
  expect(heard).toEqual(["one a", "two a"]);
});

test("who has left hears nothing, the others do", () => {
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

test("one may leave while an event is told, without another missing it", () => {
  const { emit, listen } = createEmitter<string>();
  const second = vi.fn();
  const leave = listen(() => leave());
  listen(second);
  emit("a");
  emit("b");
  expect(second.mock.calls).toEqual([["a"], ["b"]]);
});

test("who comes while an event is told hears the next one", () => {
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

test("after clear nobody hears anything", () => {
  const { emit, listen, clear } = createEmitter<string>();
  const listener = vi.fn();
  listen(listener);
  clear();
  emit("a");
  expect(listener).not.toHaveBeenCalled();
});
