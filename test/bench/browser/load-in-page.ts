/** How to see that a page is ready: an element, and what its text holds. */
export type Sign = { selector: string; text: string };

/** What a page has noted of its own start, in ms from its navigation. */
export type Marks = { ready: number; largest: number; tasks: { start: number; ms: number }[] };

declare global {
  interface Window {
    marks: Marks;
  }
}

/** Runs in the page, before its scripts. Ready is when the frame that shows the sign is drawn and a task can run again. */
export function watchLoad({ selector, text }: Sign): void {
  const marks: Marks = { ready: Number.NaN, largest: Number.NaN, tasks: [] };
  window.marks = marks;
  new PerformanceObserver((list) => {
    marks.largest = list.getEntries().at(-1)?.startTime ?? marks.largest;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) marks.tasks.push({ start: startTime, ms: duration });
  }).observe({ type: "longtask", buffered: true });

  const isReady = () => [...document.querySelectorAll(selector)].some((one) => one.textContent?.includes(text));
  const look = () => {
    if (!isReady()) requestAnimationFrame(look);
    else setTimeout(() => (marks.ready = performance.now()));
  };
  look();
}
