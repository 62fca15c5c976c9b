import { readFile, rename, writeFile } from "node:fs/promises";
import * as v from "valibot";
import type { Storage } from "./storage";

/** A file that cannot store the records; the message is one line with its path and the reason. */
export class DataFileError extends Error {
  override name = "DataFileError";
}

/**
 * Stores records in a JSON file, which is created if it is missing, so that they survive a restart of the server.
 * Rejects with a DataFileError if the file has any other content or cannot be written.
 */
export async function fileStorage(path: string): Promise<Storage> {
  const values = new Map(Object.entries(await readRecords(path)));
  let lastWrite = Promise.resolve();
  const write = () => {
    const text = JSON.stringify(Object.fromEntries(values), null, 2);
    // One at a time, and renamed when complete: a server that is stopped while writing leaves the last valid file.
    lastWrite = lastWrite
      .catch(() => undefined)
      .then(async () => {
        await writeFile(`${path}.new`, text);
        await rename(`${path}.new`, path);
      });
    return lastWrite;
  };
  await write().catch((error: unknown) => {
    throw new DataFileError(`${path} cannot be written: ${errorMessage(error)}`);
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

/** The format of database.ts. Any other JSON file is rejected, because the first change would overwrite it. */
const recordsFile = v.pipe(
  v.unknown(),
  // Valibot accepts an array as a record.
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.looseObject({ version: v.number() })),
);

async function readRecords(path: string): Promise<Record<string, unknown>> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "{}";
    throw new DataFileError(`${path} cannot be read: ${errorMessage(error)}`);
  });
  const records = v.safeParse(recordsFile, parseJson(path, text));
  if (records.success) return records.output;
  throw new DataFileError(`${path} holds no records of this backend: name another file, or remove it`);
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DataFileError(`${path} is no JSON: ${errorMessage(error)}`);
  }
}

/** The first line of an error's message. */
const errorMessage = (error: unknown): string =>
  String(error instanceof Error ? error.message : error).split("\n")[0] ?? "";
