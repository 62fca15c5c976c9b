import { MissingFileError } from "~/lib/loading/import-with-retry";

/**
 * Keeps failures of prefetched files out of the browser's console: the router ignores them, and whatever needs the file
 * later reports its own failure. Returns the clean-up function.
 */
export function ignorePrefetchFailures(): () => void {
  const onUnhandledRejection = (event: PromiseRejectionEvent) => {
    if (event.reason instanceof MissingFileError) event.preventDefault();
  };
  addEventListener("unhandledrejection", onUnhandledRejection);
  return () => removeEventListener("unhandledrejection", onUnhandledRejection);
}
