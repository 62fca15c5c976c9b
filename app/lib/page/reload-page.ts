import { sendWaiting } from "./waiting-writes";

let reloading = false;

/** Whether the console itself is reloading the page, which needs no confirmation. */
export const isReloading = (): boolean => reloading;

/** Reloads the page without asking about unsaved values: the drafts of forms survive the reload. */
export function reloadPage(): void {
  reloading = true;
  location.reload();
}

/** The page stays, because the reload has to be confirmed and may be refused. */
export function forgetReload(): void {
  reloading = false;
}

/**
 * Calls `first`, sends what waits and reloads, as soon as the browser is online: offline a reload would lose the whole
 * page. Returns a function that cancels it, also while something is being sent.
 */
export function reloadWhenOnline(first?: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const sendAndReload = () => {
    first?.();
    sendWaiting().then(() => signal.aborted || reloadPage());
  };
  if (navigator.onLine) sendAndReload();
  else addEventListener("online", sendAndReload, { once: true, signal });
  return () => controller.abort();
}
