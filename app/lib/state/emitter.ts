/** One kind of event and those who listen to it. */
export type Emitter<T> = {
  emit(event: T): void;
  /** Returns the function that ends the listening. */
  listen(listener: (event: T) => void): () => void;
  /** Ends all listening. */
  clear(): void;
};

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
