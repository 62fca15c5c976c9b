import { afterEach, beforeEach } from "vitest";

const IDLE_MS = 100;
let isTesting = false;

/**
 * For files that render screens: the page is idle soon, and what an earlier test has asked to do in idle time is dropped,
 * so that none of its imports goes on in a later file.
 */
export function isolateIdleTime(): void {
  const timers: number[] = [];
  // jsdom has none. It stays for code that asks for it after its test.
  globalThis.requestIdleCallback = (run) => {
    if (isTesting) timers.push(window.setTimeout(run, IDLE_MS));
    return 0;
  };
  beforeEach(() => {
    isTesting = true;
  });
  afterEach(() => {
    isTesting = false;
    for (const timer of timers.splice(0)) clearTimeout(timer);
  });
}
