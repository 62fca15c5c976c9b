/**
 * Runs in the page. The returned function clicks the tab of a screen and measures the longest wait, in ms, between a
 * response (or the click, where nothing is requested) and the next change of the main area.
 */
export const switchInPage = () => async (path: string) => {
  const changes: number[] = [];
  const observer = new MutationObserver(() => changes.push(performance.now()));
  const main = document.querySelector("main");
  if (main) observer.observe(main, { childList: true, subtree: true, characterData: true });
  performance.clearResourceTimings();
  const began = performance.now();
  document.querySelector<HTMLElement>(`nav li a[href^="${path}"]`)?.click();
  // Until nothing has changed for a while.
  do await new Promise((resolve) => setTimeout(resolve, 50));
  while (performance.now() - (changes.at(-1) ?? began) < 200);
  observer.disconnect();
  const calls = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/api/"));
  const ends = calls.map((call) => (call instanceof PerformanceResourceTiming ? call.responseEnd : began));
  const waits = (ends.length > 0 ? ends : [began]).map((end) => (changes.find((time) => time >= end) ?? end) - end);
  return Math.max(...waits);
};
