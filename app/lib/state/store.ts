import { createEmitter } from "./emitter";

export type Store<T extends object> = {
  get(): T;
  /** Replaces the given fields; does not notify when none of them differs. */
  set(change: Partial<T>): void;
  subscribe(listener: () => void): () => void;
};

/** Shared state outside React and the URL; read it with `useStore`. */
export function createStore<T extends object>(initial: T): Store<T> {
  let state = initial;
  const changes = createEmitter<void>();
  return {
    get: () => state,
    set(change) {
      let differs = false;
      for (const field in change) differs ||= !Object.is(state[field], change[field]);
      if (!differs) return;
      state = { ...state, ...change };
      changes.emit();
    },
    subscribe: changes.listen,
  };
}
