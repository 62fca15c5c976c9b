/** A page is ready when an element contains a text; `chart` is there when its chart is drawn. */
export type Signs = { selector: string; text: string; chart?: string };

/** Times in ms since the navigation started. */
export type Marks = { ready: number; chart: number; largest: number; tasks: { start: number; ms: number }[] };

declare global {
  interface Window {
    marks: Marks;
  }
}

/** Runs in the page before its scripts. A sign counts when its frame is painted and another task can run. */
export function recordLoad({ selector, text, chart }: Signs): void {
  const marks: Marks = { ready: Number.NaN, chart: Number.NaN, largest: Number.NaN, tasks: [] };
  window.marks = marks;
  new PerformanceObserver((list) => {
    marks.largest = list.getEntries().at(-1)?.startTime ?? marks.largest;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) marks.tasks.push({ start: startTime, ms: duration });
  }).observe({ type: "longtask", buffered: true });

  const isReady = () => [...document.querySelectorAll(selector)].some((one) => one.textContent?.includes(text));
  const isDrawn = () => chart !== undefined && document.querySelector(chart) !== null;
  const checkFrame = (name: "ready" | "chart", isThere: () => boolean) => {
    if (!isThere()) requestAnimationFrame(() => checkFrame(name, isThere));
    else setTimeout(() => (marks[name] = performance.now()));
  };
  checkFrame("ready", isReady);
  if (chart) checkFrame("chart", isDrawn);
}
