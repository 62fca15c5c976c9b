import { useEffect } from "react";
import { useStore } from "~/lib/state/use-store";
import type { CachedImport } from "./cached-import";

const ignore = () => undefined;

/**
 * The loaded code, or the error. It is loaded when `loadWhen` is truthy; after a failure each change of `loadWhen` loads
 * it again. `onError` must be stable.
 */
export function useCachedImport<T>(code: CachedImport<T>, loadWhen: unknown, onError: () => void = ignore) {
  useEffect(() => {
    if (loadWhen) code.load().catch(onError);
  }, [code, loadWhen, onError]);
  return useStore(code.state, (state) => state);
}
