import { type Failure, failures } from "~/api/client/failures";
import { DeploymentError, readDeployment } from "~/config/deployment";
import { currentLocale } from "~/i18n/locale";
import { prefetchUser, sessionToken } from "~/session/session";
import { loadIntlData } from "./load-intl-data";

const failed: Failure[] = [];
const stopListening = failures.listen((failure) => failed.push(failure));

let started: Promise<void> | undefined;

/** Reads the deployment's values, then requests the user of a stored token; once per page. Rejects like `readDeployment`. */
export function prefetchUserOnce(): Promise<void> {
  started ??= readDeployment()
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
