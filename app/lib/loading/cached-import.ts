import type { Outcome } from "./answer";
import { loadTwice } from "./import-with-retry";
import type { Load } from "./use-request";

/** A `load` for `useRequest` of code: what has come is at hand from then on. Rejects with a MissingFileError. */
export function fetchOnce<T>(load: () => Promise<T>): Load<T> {
  let come: { state: "data"; data: T } | undefined;
  const fetch = async (): Promise<T> => {
    come ??= { state: "data", data: await loadTwice(load) };
    return come.data;
  };
  return Object.assign(fetch, { outcome: (): Outcome<T> | undefined => come });
}
