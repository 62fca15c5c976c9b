import { setupWorker } from "msw/browser";
import { withBasePath } from "~/config/base-path";
import { browserStorage } from "./backend/browser-storage";
import { DEMO_LATENCY, delayWithin } from "./backend/latency";
import type { Storage } from "./backend/storage";
import { createHandlers } from "./handlers";
import { WORKER_URL } from "./worker-url";

let storagePromise: Promise<Storage> | undefined;

function storage(): Promise<Storage> {
  storagePromise ??= browserStorage();
  return storagePromise;
}

/**
 * msw stops answering a page where the browser asks whether to leave it, and where the browser has stopped the worker, as
 * it does while the computer sleeps. A page that is still there says so.
 */
function keepAnswering(): void {
  const activate = () => navigator.serviceWorker.controller?.postMessage("MOCK_ACTIVATE");
  setInterval(activate, 5000);
  // The timer runs once the operator has chosen to stay.
  addEventListener("beforeunload", () => setTimeout(activate));
}

/** Starts the demonstration backend in the page. Resolves when it handles calls; earlier calls reach the network. */
export async function startBackend(): Promise<void> {
  const handlers = createHandlers({
    storage: await storage(),
    now: () => new Date(),
    delay: delayWithin(DEMO_LATENCY),
  });
  await setupWorker(...handlers).start({
    quiet: true,
    onUnhandledRequest: "bypass",
    serviceWorker: { url: withBasePath(WORKER_URL) },
  });
  keepAnswering();
}

/** Resets the records of the demonstration; the page keeps the data that it has loaded. */
export async function resetDemoData(): Promise<void> {
  await (await storage()).clear();
}
