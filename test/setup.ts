import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";

/**
 * What was written to the console; anything fails the test. One that expects a line says so:
 * `vi.spyOn(console, "warn").mockImplementation(() => {})`, and asserts it.
 */
const complaints: unknown[][] = [];

function collectComplaints(): void {
  for (const method of ["error", "warn"] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => {
      complaints.push(words);
    });
  }
}

// The same cases at each run, so that a failure is had again; the proof looks for new ones.
if (!process.env.NEW_CASES) fc.configureGlobal({ seed: 20_260_101 });

// Also while the test's own modules load.
collectComplaints();

// Rules that need neither page nor backend are tried without them by mutation/vitest.config.ts: six times as fast.
const backend = typeof document === "undefined" ? undefined : await import("#mocks/node");

beforeAll(() => backend?.server.listen({ onUnhandledRequest: "error" }));

beforeEach(collectComplaints);

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if (backend) {
    const { queryClient } = await import("~/api/client/query-client");
    queryClient.clear();
    localStorage.clear();
    sessionStorage.clear();
    await backend.resetBackend();
  }
  const found = complaints.splice(0);
  if (found.length > 0) throw new Error(`The console complained: ${found.map(String).join("; ")}`);
});

afterAll(() => backend?.server.close());
