import { expect, test, vi } from "vitest";
import { freshModules } from "../../support/fresh-modules";
import { blockStorage } from "../../support/storage";

freshModules();

/** The module as a newly loaded page has it. */
async function freshPage() {
  vi.resetModules();
  return import("~/lib/storage/local-storage");
}

test("reads what was written, after a reload too, until it is removed", async () => {
  const { writeStored, readStored, removeStored } = await freshPage();
  expect(readStored("k")).toBeNull();
  writeStored("k", "v");
  expect(readStored("k")).toBe("v");
  expect((await freshPage()).readStored("k")).toBe("v");
  removeStored("k");
  expect(readStored("k")).toBeNull();
});

test("an empty text is a value", async () => {
  const { writeStored, readStored } = await freshPage();
  writeStored("k", "");
  expect(readStored("k")).toBe("");
});

test.each<[string, Parameters<typeof blockStorage>]>([
  ["blocked", []],
  ["full", ["setItem"]],
])("keeps data for the page where storage is %s, until the page is left", async (_, accesses) => {
  blockStorage(...accesses);
  const { writeStored, readStored, removeStored, hasUnstored } = await freshPage();
  expect(hasUnstored()).toBe(false);
  writeStored("k", "v");
  expect(hasUnstored()).toBe(true);
  expect(readStored("k")).toBe("v");
  expect((await freshPage()).readStored("k")).toBeNull();
  removeStored("k");
  expect(readStored("k")).toBeNull();
});

test("does not return the old value when it could not be replaced", async () => {
  localStorage.setItem("k", "old");
  blockStorage("setItem");
  const { writeStored, readStored } = await freshPage();
  writeStored("k", "new");
  expect(readStored("k")).toBe("new");
});

test("reads what another browser tab has written", async () => {
  const { writeStored, readStored } = await freshPage();
  writeStored("k", "mine");
  localStorage.setItem("k", "theirs");
  expect(readStored("k")).toBe("theirs");
});

test("uses only the storage again once it accepts values", async () => {
  const { writeStored, readStored, hasUnstored } = await freshPage();
  blockStorage("setItem");
  writeStored("k", "in memory");
  vi.mocked(Storage.prototype.setItem).mockRestore();
  writeStored("k", "stored");
  expect(hasUnstored()).toBe(false);
  localStorage.setItem("k", "theirs");
  expect(readStored("k")).toBe("theirs");
});
