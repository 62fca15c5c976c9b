import { expect, test } from "vitest";
import { browserStorage } from "#mocks/backend/browser-storage";

test("keeps the records in memory where there is no IndexedDB", async () => {
  expect(globalThis.indexedDB).toBeUndefined();
  const storage = await browserStorage();
  await storage.update("a", () => 1);
  await storage.update("a", (current) => [current, 2]);
  expect(await storage.get("a")).toEqual([1, 2]);
  await storage.clear();
  expect(await storage.get("a")).toBeUndefined();
});

test("a change that throws leaves the value unchanged", async () => {
  const storage = await browserStorage();
  await storage.update("a", () => 1);
  const refuse = () => {
    throw new Error("no");
  };
  await expect(storage.update("a", refuse)).rejects.toThrow("no");
  expect(await storage.get("a")).toBe(1);
});
