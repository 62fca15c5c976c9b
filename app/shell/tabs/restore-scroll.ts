/** Events of scrolling by the user. */
const USER_SCROLL_EVENTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Restores a scroll position as soon as the content is high enough, because its data may still be loading. Scrolling by
 * the user cancels it.
 */
export function restoreScroll(area: HTMLElement, top: number) {
  const controller = new AbortController();
  const observer = new ResizeObserver(scroll);
  function stop() {
    controller.abort();
    observer.disconnect();
  }
  function scroll() {
    area.scrollTop = top;
    if (Math.abs(area.scrollTop - top) <= 1) stop();
  }
  // The observer also reports each child's first size, before the next paint and without forcing a layout.
  for (const child of area.children) observer.observe(child);
  for (const type of USER_SCROLL_EVENTS)
    area.addEventListener(type, stop, { signal: controller.signal, passive: true });
  return { stop, isRunning: () => !controller.signal.aborted };
}
