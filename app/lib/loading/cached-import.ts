import { importWithRetry } from "./import-with-retry";

let count = 0;

/** What has come, in a box: a component is a function, which a cache would call. */
type Loaded<T> = { code: T };

/** Code that is fetched when it is needed. `load` rejects with a MissingFileError; `loaded` is what has come. */
export type CachedImport<T> = { id: number; load: () => Promise<Loaded<T>>; loaded: () => Loaded<T> | undefined };

/** Fetches code once; a fetch that failed is made again by the next `load`. */
export function cachedImport<T>(load: () => Promise<T>): CachedImport<T> {
  let loaded: Loaded<T> | undefined;
  count += 1;
  return {
    id: count,
    loaded: () => loaded,
    async load() {
      loaded ??= { code: await importWithRetry(load) };
      return loaded;
    },
  };
}
