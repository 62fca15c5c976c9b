/** Events of scrolling by the user. */
const BY_HAND = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Restores a scroll position as soon as the content is high enough, because its data may still be loading. Scrolling by
 * the user cancels it.
 */
export function scrollWhenDrawn(area: HTMLElement, top: number) {
  const ending = new AbortController();
  const observer = new ResizeObserver(scroll);
  function stop() {
    ending.abort();
    observer.disconnect();
  }
  function scroll() {
    area.scrollTop = top;
    if (Math.abs(area.scrollTop - top) <= 1) stop();
  }
  // The observer also reports each child's first size, before the next paint and without forcing a layout.
  for (const child of area.children) observer.observe(child);
  for (const type of BY_HAND) area.addEventListener(type, stop, { signal: ending.signal, passive: true });
  return { stop, running: () => !ending.signal.aborted };
}
