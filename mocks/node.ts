import { setupServer } from "msw/node";
import { createFaultHandler, createFaults } from "./backend/faults";
import { delayWithin, NO_LATENCY } from "./backend/latency";
import { memoryStorage } from "./backend/storage";
import { createHandlers } from "./handlers";

const storage = memoryStorage();

/** Makes calls of a test fail. */
export const faults = createFaults();

/** The demonstration backend for tests: in memory and without latency. */
export const server = setupServer(
  createFaultHandler(faults),
  ...createHandlers({ storage, now: () => new Date(), delay: delayWithin(NO_LATENCY) }),
);

/** Restores the initial state: no faults, no handlers of a test, no changed records. */
export async function resetBackend(): Promise<void> {
  faults.clear();
  server.resetHandlers();
  await storage.clear();
}
