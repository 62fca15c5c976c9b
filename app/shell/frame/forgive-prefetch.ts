import { MissingFileError } from "~/lib/loading/import-with-retry";

/**
 * Keeps a file that was fetched ahead for a link, and did not come, out of the browser's errors: the router
 * drops that failure, and who truly needs the file says so in its place. Returns how to end it.
 */
export function forgivePrefetch(): () => void {
  const forgive = (event: PromiseRejectionEvent) => {
    if (event.reason instanceof MissingFileError) event.preventDefault();
  };
  addEventListener("unhandledrejection", forgive);
  return () => removeEventListener("unhandledrejection", forgive);
}
