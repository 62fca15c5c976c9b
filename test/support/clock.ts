import { vi } from "vitest";

/**
 * A clock that a test moves on. By itself it runs at most as fast as the real one, and more slowly on a busy machine,
 * so that the time to undo something is not over before the test comes to it.
 */
export function setTestClock(): void {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: Date.now(), shouldAdvanceTime: true });
}
