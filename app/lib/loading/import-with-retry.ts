import { FILE_RETRY_MS } from "~/config/times";

/** A file of the console that could not be loaded: removed by a newer version, or the network is down. */
export class MissingFileError extends Error {
  override name = "MissingFileError";
}

/** Calls `load`, and once more after FILE_RETRY_MS if it fails. Rejects with a MissingFileError. */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, FILE_RETRY_MS));
    return load().catch((cause: unknown) => {
      throw new MissingFileError("A file of the console could not be loaded", { cause });
    });
  });
}
