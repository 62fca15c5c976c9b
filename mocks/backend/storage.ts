/**
 * Stores changed records. `update` is atomic, so that concurrent writes, also of two browser tabs, are not lost; if
 * `change` throws, the value stays.
 */
export type Storage = {
  get: (key: string) => Promise<unknown>;
  update: (key: string, change: (current: unknown) => unknown) => Promise<void>;
  clear: () => Promise<void>;
};

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
