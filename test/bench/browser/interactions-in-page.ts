declare global {
  interface Window {
    /** The longest interaction since the last call, in ms, or 0. */
    slowestInteraction: () => number;
  }
}

/** Runs in the page before its scripts. Shorter interactions than 16 ms are not reported by the browser. */
export function observeInteractions(): void {
  // The types of the DOM do not know the threshold yet.
  const options = { type: "event", durationThreshold: 16 };
  let slowest = 0;
  const collect = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      if ("interactionId" in entry && entry.interactionId) slowest = Math.max(slowest, entry.duration);
    }
  };
  const observer = new PerformanceObserver((list) => collect(list.getEntries()));
  observer.observe(options);
  window.slowestInteraction = () => {
    collect(observer.takeRecords());
    const result = slowest;
    slowest = 0;
    return result;
  };
}
