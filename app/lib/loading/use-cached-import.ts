import { useEffect } from "react";
import { useStore } from "~/lib/state/use-store";
import type { CachedImport } from "./cached-import";

const ignore = () => undefined;

/**
 * The loaded code, or why it did not load. It is loaded while `use` is truthy; after a failure each change of `use`
 * loads it again. `onMissing` (stable) is called where it is needed and does not load.
 */
export function useCachedImport<T>(code: CachedImport<T>, use: unknown, onMissing: () => void = ignore) {
  useEffect(() => {
    if (use) code.load().catch(onMissing);
  }, [code, use, onMissing]);
  return useStore(code.state, (state) => state);
}
