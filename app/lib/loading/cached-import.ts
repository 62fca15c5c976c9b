import { importWithRetry } from "./import-with-retry";

let count = 0;

/** Wrapped, because a component is a function, which `initialData` would call. */
type Loaded<T> = { code: T };

/** Lazily loaded code. `load` rejects with a MissingFileError; `loaded` is undefined until it has succeeded. */
export type CachedImport<T> = { id: number; load: () => Promise<Loaded<T>>; loaded: () => Loaded<T> | undefined };

/** Loads code once; after a failure the next `load` tries again. */
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
