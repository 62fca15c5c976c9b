import { useSyncExternalStore } from "react";
import type { Store } from "./store";

/** Subscribes to a selected value of a store; `select` must return a stable value. */
export function useStore<T extends object, S>(store: Store<T>, select: (state: T) => S): S {
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
