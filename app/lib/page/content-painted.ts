/**
 * Resolves when the browser has painted the page's first text or picture (Paint Timing, first-contentful-paint);
 * at once where it does not tell of that. A page that nobody sees paints nothing and waits.
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
