/**
 * Resolves after the page's first contentful paint (Paint Timing API); at once where the browser does not support it.
 * A hidden page does not paint, so it waits.
 */
export function contentPainted(): Promise<void> {
  if (!PerformanceObserver.supportedEntryTypes.includes("paint")) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: "paint", buffered: true });
  });
}
