import { type Failure, failures } from "~/api/client/failures";
import { DeploymentError, readDeployment } from "~/config/deployment";
import { currentLocale } from "~/i18n/locale";
import { reloadPage } from "~/lib/page/reload-page";
import { renewExpiredTokens } from "~/session/renew-expired-tokens";
import { prefetchUser, sessionToken } from "~/session/session";
import { loadIntlData } from "./load-intl-data";

const failed: Failure[] = [];
renewExpiredTokens();
const stopListening = failures.listen((failure) => failed.push(failure));

/**
 * A build with a backend has no service worker: one of its own folder belongs to a demonstration that was here before, and
 * would answer its calls. Removes it and loads the page again. Another application's, from a folder above, stays.
 */
async function leaveDemonstration(): Promise<void> {
  const isOwn = import.meta.env.VITE_DEMO === "true";
  if (isOwn || !navigator.serviceWorker?.controller) return;
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker || new URL(worker.scope).pathname !== import.meta.env.BASE_URL) return;
  await worker.unregister();
  reloadPage();
  await new Promise(() => {});
}

let started: Promise<void> | undefined;

/** Reads the deployment's values, then requests the user of a stored token; once per page. Rejects like `readDeployment`. */
export function prefetchUserOnce(): Promise<void> {
  started ??= leaveDemonstration()
    .then(readDeployment)
    .then(prefetchUser)
    .catch((error: unknown) => {
      // The next caller tries again.
      if (!(error instanceof DeploymentError)) started = undefined;
      throw error;
    });
  return started;
}

/** Failures from before the shell listened. */
export function takeMissedFailures(): Failure[] {
  stopListening();
  return failed.splice(0);
}

// The page's last inline script (preload.ts) imports this file before the larger ones are loaded. A demonstration has no
// backend at that time.
if (import.meta.env.VITE_DEMO !== "true") {
  prefetchUserOnce().catch(() => undefined);
  if (sessionToken()) loadIntlData(currentLocale());
}
