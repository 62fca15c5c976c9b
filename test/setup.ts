import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { resetBackend, server } from "#mocks/node";

/** What a test lets happen in the console; anything else fails it. */
const complaints: unknown[][] = [];

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));

beforeEach(() => {
  for (const method of ["error", "warn"] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => {
      complaints.push(words);
    });
  }
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  await resetBackend();
  const found = complaints.splice(0);
  if (found.length > 0) throw new Error(`The console complained: ${found.map(String).join("; ")}`);
});

afterAll(() => server.close());
