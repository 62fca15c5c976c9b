import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DataFileError, fileStorage } from "#mocks/backend/file-storage";

/** In the format of the database. */
const readStored = (records: unknown) => ({ version: 1, records });
const add = (step: number) => (value: unknown) =>
  readStored(Number((value instanceof Object && Reflect.get(value, "records")) || 0) + step);

let folder = "";
const file = () => join(folder, "data.json");

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "records-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("the next server reads what was changed", async () => {
  const first = await fileStorage(file());
  await Promise.all([1, 2, 3].map((step) => first.update("count", add(step))));
  await first.update("名称", () => readStored(["😀"]));
  const second = await fileStorage(file());
  expect([await second.get("count"), await second.get("名称"), await second.get("none")]).toEqual([
    readStored(6),
    readStored(["😀"]),
    undefined,
  ]);
  await second.clear();
  expect(await (await fileStorage(file())).get("count")).toBeUndefined();
});

test("a change that throws leaves the value unchanged", async () => {
  const storage = await fileStorage(file());
  await storage.update("a", () => 1);
  const change = storage.update("a", () => {
    throw new Error("no");
  });
  await expect(change).rejects.toThrow("no");
  expect(await storage.get("a")).toBe(1);
});

test("reports a failed write, and stores the next one", async () => {
  const storage = await fileStorage(file());
  await rm(folder, { recursive: true });
  await expect(storage.update("a", () => 1)).rejects.toThrow("ENOENT");
  folder = await mkdtemp(join(tmpdir(), "records-"));
});

test.each([
  ["", "is no JSON: Unexpected end of JSON input"],
  ["{", "is no JSON: "],
  ["policies\n---\n", "is no JSON: "],
  ["[]", "holds no records of this backend: name another file, or remove it"],
  ["null", "holds no records of this backend"],
  ['"text"', "holds no records of this backend"],
  ['{"name":"admin-console"}', "holds no records of this backend"],
])("rejects a file that contains %j with one line and leaves it unchanged", async (text, output) => {
  await writeFile(file(), text);
  const error = await fileStorage(file()).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DataFileError);
  expect(String(error)).toContain(`${file()} ${output}`);
  expect(String(error)).not.toContain("\n");
  expect(await readFile(file(), "utf8")).toBe(text);
});

test.each([
  ["a folder that is not there", () => join(folder, "none", "data.json"), "cannot be written: ENOENT"],
  ["a folder", () => folder, "cannot be read: EISDIR"],
  ["below a file", () => join(file(), "data.json"), "cannot be read: ENOTDIR"],
])("reports %s at the start", async (_, path, output) => {
  await writeFile(file(), "{}");
  const error = await fileStorage(path()).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DataFileError);
  expect(String(error)).toContain(`${path()} ${output}`);
});

test("a process that is killed in the middle of a write leaves what it has acknowledged", async () => {
  const path = file();
  const code = `
    import { fileStorage } from "./mocks/backend/file-storage.ts";
    const storage = await fileStorage(${JSON.stringify(path)});
    for (let count = 1; ; count += 1) {
      await storage.update("counts", () => ({ version: 1, count, fill: "x".repeat(1_000_000) }));
      process.stdout.write(count + "\\n");
    }`;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", code]);
  let acknowledged = 0;
  for await (const chunk of child.stdout) {
    acknowledged = Number(String(chunk).trim().split("\n").at(-1));
    if (acknowledged >= 20) break;
  }
  const exit = once(child, "exit");
  // Its next write has started.
  child.kill("SIGKILL");
  await exit;
  const { count } = v.parse(v.object({ count: v.number() }), await (await fileStorage(path)).get("counts"));
  expect(count).toBeGreaterThanOrEqual(acknowledged);
});
