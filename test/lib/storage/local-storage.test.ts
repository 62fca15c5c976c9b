import { expect, test, vi } from "vitest";
import { freshModules } from "../../support/fresh-modules";
import { blockStorage } from "../../support/storage";

freshModules();

/** The module as a page that was just loaded has it. */
async function freshPage() {
  vi.resetModules();
  return import("~/lib/storage/local-storage");
}

test("what is written is read, after a reload too, until it is removed", async () => {
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
])("where storage is %s the page keeps it, until it is left", async (_, accesses) => {
  blockStorage(...accesses);
  const { writeStored, readStored, removeStored } = await freshPage();
  writeStored("k", "v");
  expect(readStored("k")).toBe("v");
  expect((await freshPage()).readStored("k")).toBeNull();
  removeStored("k");
  expect(readStored("k")).toBeNull();
});

test("what cannot be replaced is not answered with the old value", async () => {
  localStorage.setItem("k", "old");
  blockStorage("setItem");
  const { writeStored, readStored } = await freshPage();
  writeStored("k", "new");
  expect(readStored("k")).toBe("new");
});

test("what another browser tab writes is seen", async () => {
  const { writeStored, readStored } = await freshPage();
  writeStored("k", "mine");
  localStorage.setItem("k", "theirs");
  expect(readStored("k")).toBe("theirs");
});

test("once storage takes values again it alone counts", async () => {
  const { writeStored, readStored } = await freshPage();
  blockStorage("setItem");
  writeStored("k", "in memory");
  vi.mocked(Storage.prototype.setItem).mockRestore();
  writeStored("k", "stored");
  localStorage.setItem("k", "theirs");
  expect(readStored("k")).toBe("theirs");
});
