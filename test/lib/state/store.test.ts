import { expect, test, vi } from "vitest";
import { createStore } from "~/lib/state/store";

const START = { theme: "light", menu: true };

test("starts with the initial state and changes only the given fields", () => {
  const store = createStore(START);
  expect(store.get()).toBe(START);
  store.set({ theme: "dark" });
  expect(store.get()).toEqual({ theme: "dark", menu: true });
  expect(START.theme).toBe("light");
});

test.each<[string, Partial<typeof START>, number]>([
  ["another value", { theme: "dark" }, 1],
  ["several other values", { theme: "dark", menu: false }, 1],
  ["one of two values differs", { theme: "light", menu: false }, 1],
  ["the same value", { theme: "light" }, 0],
  ["nothing", {}, 0],
])("notifies listeners when the state changes: %s", (_, change, times) => {
  const store = createStore(START);
  const listener = vi.fn();
  store.subscribe(listener);
  store.set(change);
  expect(listener).toHaveBeenCalledTimes(times);
});

test("keeps the same state object when nothing changes", () => {
  const store = createStore({ value: Number.NaN });
  const before = store.get();
  store.set({ value: Number.NaN });
  expect(store.get()).toBe(before);
});

test("does not notify a listener that has unsubscribed", () => {
  const store = createStore(START);
  const listener = vi.fn();
  store.subscribe(listener)();
  store.set({ menu: false });
  expect(listener).not.toHaveBeenCalled();
});

test("listeners read the new state", () => {
  const store = createStore(START);
  const seen: boolean[] = [];
  store.subscribe(() => seen.push(store.get().menu));
  store.set({ menu: false });
  expect(seen).toEqual([false]);
});
