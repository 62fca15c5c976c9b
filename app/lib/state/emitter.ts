/** One type of event and its listeners. */
export type Emitter<T> = {
  emit(event: T): void;
  /** Returns the function that unsubscribes. */
  listen(listener: (event: T) => void): () => void;
  /** Removes all listeners. */
  clear(): void;
};

/** Creates an emitter without listeners. They are called in the order in which they were added. */
export function createEmitter<T>(): Emitter<T> {
  const listeners = new Set<(event: T) => void>();
  return {
    emit(event) {
      for (const listener of [...listeners]) listener(event);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear() {
      listeners.clear();
    },
  };
}
