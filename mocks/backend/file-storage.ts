import { readFile, rename, writeFile } from "node:fs/promises";
import * as v from "valibot";
import type { Storage } from "./storage";

/**
 * Keeps records in a JSON file, so that a restarted server goes on where it stopped; a file that is
 * not there yet is made with the first change. Rejects where the file holds anything else.
 */
export async function fileStorage(path: string): Promise<Storage> {
  const values = new Map(Object.entries(await readRecords(path)));
  let written = Promise.resolve();
  const write = () => {
    const text = JSON.stringify(Object.fromEntries(values), null, 2);
    // One after the other, and each whole: a server that is stopped half-way leaves the last good file.
    written = written
      .catch(() => undefined)
      .then(async () => {
        await writeFile(`${path}.new`, text);
        await rename(`${path}.new`, path);
      });
    return written;
  };
  return {
    get: async (key) => values.get(key),
    update: async (key, change) => {
      values.set(key, change(values.get(key)));
      await write();
    },
    clear: async () => {
      values.clear();
      await write();
    },
  };
}

const recordsFile = v.pipe(
  v.unknown(),
  // A list would be taken for a record of nothing.
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
);

async function readRecords(path: string): Promise<Record<string, unknown>> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "{}";
    throw error;
  });
  try {
    return v.parse(recordsFile, JSON.parse(text));
  } catch {
    throw new Error(`${path} holds no records of this backend: name another file, or remove it`);
  }
}
