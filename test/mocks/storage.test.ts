import { expect, test } from "vitest";
import { browserStorage } from "#mocks/backend/browser-storage";

test("without IndexedDB the records are kept in memory", async () => {
  expect(globalThis.indexedDB).toBeUndefined();
  const storage = await browserStorage();
  await storage.update("a", () => 1);
  await storage.update("a", (current) => [current, 2]);
  expect(await storage.get("a")).toEqual([1, 2]);
  await storage.clear();
  expect(await storage.get("a")).toBeUndefined();
});

test("a change that throws leaves the value as it was", async () => {
  const storage = await browserStorage();
  await storage.update("a", () => 1);
  const refuse = () => {
    throw new Error("no");
  };
  await expect(storage.update("a", refuse)).rejects.toThrow("no");
  expect(await storage.get("a")).toBe(1);
});
