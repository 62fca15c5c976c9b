import { act } from "react";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { createAccountStorage, useAccountStorage } from "~/lib/storage/account-storage";
import { isolateRendering, renderTestHook } from "../../support/render";
import { blockStorage } from "../../support/storage";

isolateRendering();

const KEY = "numbers";
const EMPTY: number[] = [];
const numbers = createAccountStorage(KEY, v.array(v.number()), EMPTY);

test("stores data separately for each account", () => {
  numbers.write("a", [1]);
  numbers.write("b", [2]);
  numbers.write("a", [3]);
  expect([numbers.read("a"), numbers.read("b"), numbers.read("c")]).toEqual([[3], [2], []]);
});

test("keeps a limited number of accounts, those that wrote last", () => {
  for (let account = 0; account <= 5; account += 1) numbers.write(String(account), [account]);
  expect([numbers.read("0"), numbers.read("1"), numbers.read("5")]).toEqual([[], [1], [5]]);
});

describe("reads invalid content as empty and replaces it on the next write", () => {
  test.each(["", "null", "{", "{}", '["a"]', '[["a"]]', '[["a","x"]]', '[["a",["x"]]]', '[["a",null]]', "12"])(
    "%s",
    (text) => {
      localStorage.setItem(KEY, text);
      expect(numbers.read("a")).toBe(EMPTY);
      numbers.write("a", [1]);
      expect(numbers.read("a")).toEqual([1]);
    },
  );
});

test("keeps data until the page is left where storage refuses it", () => {
  blockStorage();
  numbers.write("a", [7]);
  expect(numbers.read("a")).toEqual([7]);
});

test("follows this and other browser tabs, and does not notify without a change", async () => {
  numbers.write("a", [0]);
  const reader = await renderTestHook(() => useAccountStorage(numbers, "a"));
  const first = reader.current();
  act(() => numbers.write("a", [1]));
  expect(reader.current()).toEqual([1]);
  act(() => {
    localStorage.setItem(KEY, '[["a",[2]]]');
    dispatchEvent(new StorageEvent("storage", { key: KEY }));
  });
  expect(reader.current()).toEqual([2]);
  const before = reader.current();
  act(() => {
    dispatchEvent(new StorageEvent("storage", { key: "other" }));
  });
  expect(reader.current()).toBe(before);
  expect(first).toEqual([0]);
});
