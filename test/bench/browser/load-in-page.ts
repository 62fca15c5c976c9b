/** A page is ready when this element contains this text. */
export type ReadySign = { selector: string; text: string };

/** Times in ms since the navigation started. */
export type Marks = { ready: number; largest: number; tasks: { start: number; ms: number }[] };

declare global {
  interface Window {
    marks: Marks;
  }
}

/** Runs in the page before its scripts. Ready is when the frame with the sign is painted and another task can run. */
export function recordLoad({ selector, text }: ReadySign): void {
  const marks: Marks = { ready: Number.NaN, largest: Number.NaN, tasks: [] };
  window.marks = marks;
  new PerformanceObserver((list) => {
    marks.largest = list.getEntries().at(-1)?.startTime ?? marks.largest;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) marks.tasks.push({ start: startTime, ms: duration });
  }).observe({ type: "longtask", buffered: true });

  const isReady = () => [...document.querySelectorAll(selector)].some((one) => one.textContent?.includes(text));
  const checkFrame = () => {
    if (!isReady()) requestAnimationFrame(checkFrame);
    else setTimeout(() => (marks.ready = performance.now()));
  };
  checkFrame();
}
