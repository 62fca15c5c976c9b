import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { notePendingCalls, settlePendingCalls } from "./support/pending-calls";

/**
 * Everything written to the console, which fails the test. A test that expects a line mocks the method and asserts it:
 * `vi.spyOn(console, "warn").mockImplementation(() => {})`.
 */
const consoleLines: unknown[][] = [];

/** What shows toasts. They come and go by timers of Mantine, which no action of a test contains. */
const TOASTS: readonly unknown[] = ["Toasts", "@mantine/notifications/Notifications"];

const isToastTimer = ([message, component]: readonly unknown[]): boolean =>
  String(message).includes("not wrapped in act") && TOASTS.includes(component);

function collectConsoleLines(): void {
  for (const method of ["error", "warn"] as const) {
    vi.spyOn(console, method).mockImplementation((...values) => {
      if (!isToastTimer(values)) consoleLines.push(values);
    });
  }
}

// The same cases at each run, so that a failure can be reproduced; npm run proof uses new ones.
if (!process.env.NEW_CASES) fc.configureGlobal({ seed: 20_260_101 });

// Also while the modules of the test load.
collectConsoleLines();

// mutation/vitest.config.ts runs tests of pure rules without DOM and backend, six times as fast.
const hasPage = typeof document !== "undefined";
const backend = hasPage ? await import("#mocks/node") : undefined;
const toasts = hasPage ? (await import("@mantine/notifications")).notifications : undefined;

let forgetCalls = () => {};
let forgetData = () => {};

beforeAll(async () => {
  backend?.server.listen({ onUnhandledRequest: "error" });
  forgetCalls = notePendingCalls();
  if (!backend) return;
  const { queryClient } = await import("~/api/client/query-client");
  forgetData = () => queryClient.clear();
});

beforeEach(collectConsoleLines);

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if (backend) {
    await settlePendingCalls();
    forgetData();
    toasts?.clean();
    localStorage.clear();
    sessionStorage.clear();
    await backend.resetBackend();
  }
  const unexpected = consoleLines.splice(0);
  if (unexpected.length > 0) throw new Error(`The console complained: ${unexpected.map(String).join("; ")}`);
});

afterAll(async () => {
  forgetCalls();
  backend?.server.close();
  // A module's state must not reach other files: code that was loaded there would lack the translations that each file
  // loads anew. An import that is still running when the modules are reset would reach them too.
  await vi.dynamicImportSettled();
  vi.resetModules();
});
