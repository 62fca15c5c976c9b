/** The path of the demonstration's service worker. */
export const WORKER_URL = "/mockServiceWorker.js";
