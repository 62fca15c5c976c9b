/**
 * Where changed records are kept. `update` replaces a value in one step, so that two writes that
 * overlap, also from two browser tabs, both count; a `change` that throws leaves the value as it was.
 */
export type Storage = {
  get: (key: string) => Promise<unknown>;
  update: (key: string, change: (current: unknown) => unknown) => Promise<void>;
  clear: () => Promise<void>;
};

/** Keeps records until the process or the page ends. */
export function memoryStorage(): Storage {
  const values = new Map<string, unknown>();
  return {
    get: async (key) => values.get(key),
    update: async (key, change) => {
      values.set(key, change(values.get(key)));
    },
    clear: async () => values.clear(),
  };
}
