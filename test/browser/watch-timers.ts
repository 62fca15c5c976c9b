declare global {
  interface Window {
    /** The number of pending timeouts, in all and due soon, and of intervals. */
    waitingTimers: () => { timeouts: number; soon: number; intervals: number };
  }
}

/** In ms: longer than any delay of an idle page, but shorter than its polls. */
export const SOON_MS = 15_000;

/** Runs in the page before its scripts. */
export function watchTimers(soonMs: number): void {
  const waiting = { timeouts: new Map<number, number>(), intervals: new Set<number>() };
  const { setTimeout: later, clearTimeout: forget, setInterval: repeat, clearInterval: end } = window;
  Object.assign(window, {
    setTimeout(act: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) {
      const id = later(() => {
        waiting.timeouts.delete(id);
        act(...values);
      }, ms);
      waiting.timeouts.set(id, Date.now() + ms);
      return id;
    },
    setInterval(act: (...values: unknown[]) => void, ms?: number, ...values: unknown[]) {
      const id = repeat(act, ms, ...values);
      waiting.intervals.add(id);
      return id;
    },
    clearTimeout(id: number) {
      waiting.timeouts.delete(id);
      forget(id);
    },
    clearInterval(id: number) {
      waiting.intervals.delete(id);
      end(id);
    },
    waitingTimers: () => ({
      timeouts: waiting.timeouts.size,
      soon: [...waiting.timeouts.values()].filter((due) => due - Date.now() < soonMs).length,
      intervals: waiting.intervals.size,
    }),
  });
}
