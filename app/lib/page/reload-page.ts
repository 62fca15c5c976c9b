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

const sendAndReload = () => sendWaiting().then(reloadPage);

/**
 * Sends what waits and reloads, as soon as the browser is online: offline a reload would lose the whole page. Returns a
 * function that cancels it.
 */
export function reloadWhenOnline(): () => void {
  if (navigator.onLine) sendAndReload();
  else addEventListener("online", sendAndReload, { once: true });
  return () => removeEventListener("online", sendAndReload);
}
