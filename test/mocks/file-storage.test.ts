import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fileStorage } from "#mocks/backend/file-storage";

let folder = "";
const file = () => join(folder, "data.json");

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "records-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("what was changed is there for the next server", async () => {
  const first = await fileStorage(file());
  await Promise.all([1, 2, 3].map((step) => first.update("count", (count) => Number(count ?? 0) + step)));
  await first.update("名称", () => ["😀"]);
  const second = await fileStorage(file());
  expect([await second.get("count"), await second.get("名称"), await second.get("none")]).toEqual([
    6,
    ["😀"],
    undefined,
  ]);
  await second.clear();
  expect(await (await fileStorage(file())).get("count")).toBeUndefined();
});

test("a change that throws leaves the value as it was", async () => {
  const storage = await fileStorage(file());
  await storage.update("a", () => 1);
  const change = storage.update("a", () => {
    throw new Error("no");
  });
  await expect(change).rejects.toThrow("no");
  expect(await storage.get("a")).toBe(1);
});

test("a write that fails is told, and the next one counts", async () => {
  const storage = await fileStorage(file());
  await rm(folder, { recursive: true });
  await expect(storage.update("a", () => 1)).rejects.toThrow("ENOENT");
  folder = await mkdtemp(join(tmpdir(), "records-"));
});

test.each(["", "{", "[]", "null", '"text"'])("a file that holds %j is refused and left alone", async (text) => {
  await writeFile(file(), text);
  await expect(fileStorage(file())).rejects.toThrow(`${file()} holds no records of this backend`);
  expect(await readFile(file(), "utf8")).toBe(text);
});
