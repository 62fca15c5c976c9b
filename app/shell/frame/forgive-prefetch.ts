import { MissingFileError } from "~/lib/loading/import-with-retry";

/**
 * Keeps the failure of a prefetched file out of the browser's console: the router ignores it, and whatever needs the
 * file later reports its own failure. Returns a function that ends this.
 */
export function forgivePrefetch(): () => void {
  const forgive = (event: PromiseRejectionEvent) => {
    if (event.reason instanceof MissingFileError) event.preventDefault();
  };
  addEventListener("unhandledrejection", forgive);
  return () => removeEventListener("unhandledrejection", forgive);
}
