import { readFile, rename, writeFile } from "node:fs/promises";
import * as v from "valibot";
import type { Storage } from "./storage";

/** A file that cannot keep the records; the message is one line that names it and says what is wrong. */
export class DataFileError extends Error {
  override name = "DataFileError";
}

/**
 * Keeps records in a JSON file, so that a restarted server goes on where it stopped; a file that is
 * not there yet is made. Rejects with a DataFileError where the file holds anything else or cannot be written.
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
  await write().catch((error: unknown) => {
    throw new DataFileError(`${path} cannot be written: ${reasonOf(error)}`);
  });
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

/** As database.ts keeps them; any other JSON file would be lost with the first change. */
const recordsFile = v.pipe(
  v.unknown(),
  // A list would be taken for a record of nothing.
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.looseObject({ version: v.number() })),
);

async function readRecords(path: string): Promise<Record<string, unknown>> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "{}";
    throw new DataFileError(`${path} cannot be read: ${reasonOf(error)}`);
  });
  const records = v.safeParse(recordsFile, parse(path, text));
  if (records.success) return records.output;
  throw new DataFileError(`${path} holds no records of this backend: name another file, or remove it`);
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DataFileError(`${path} is no JSON: ${reasonOf(error)}`);
  }
}

/** The first line of an error's words. */
const reasonOf = (error: unknown): string =>
  String(error instanceof Error ? error.message : error).split("\n")[0] ?? "";
