import { createStore, type Store } from "~/lib/state/store";
import { importWithRetry } from "./import-with-retry";

/** Wrapped, because a component is a function and React's state setter would call it. */
type Loaded<T> = { code: T };

type State<T> = { loaded: Loaded<T> | undefined; error: unknown };

/** Lazily loaded code. `load` rejects with a MissingFileError; `state` holds how the last load ended. */
export type CachedImport<T> = {
  load: () => Promise<Loaded<T>>;
  /** Loads it without a promise; a failure is only in `state`. */
  preload: () => void;
  state: Store<State<T>>;
};

/** Loads code once; after a failure the next `load` tries again. */
export function cachedImport<T>(load: () => Promise<T>): CachedImport<T> {
  const state = createStore<State<T>>({ loaded: undefined, error: undefined });
  let pending: Promise<Loaded<T>> | undefined;

  async function fetchCode(): Promise<Loaded<T>> {
    state.set({ error: undefined });
    try {
      const loaded = { code: await importWithRetry(load) };
      state.set({ loaded });
      return loaded;
    } catch (error) {
      pending = undefined;
      state.set({ error });
      throw error;
    }
  }

  function loadOnce(): Promise<Loaded<T>> {
    pending ??= fetchCode();
    return pending;
  }

  return { state, load: loadOnce, preload: () => void loadOnce().catch(() => undefined) };
}
