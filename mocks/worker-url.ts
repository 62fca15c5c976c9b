/** Where the page finds the service worker of the demonstration. */
export const WORKER_URL = "/mockServiceWorker.js";
