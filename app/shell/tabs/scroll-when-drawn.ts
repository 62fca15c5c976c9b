/** What shows that the operator scrolls by hand. */
const BY_HAND = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Scrolls an area to where it was as soon as its content is long enough for it: data may still be on its
 * way. Whoever scrolls by hand in the meantime is left alone.
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
  // Tells of each child's first size too, before the frame is painted: no layout is asked for here.
  for (const child of area.children) observer.observe(child);
  for (const type of BY_HAND) area.addEventListener(type, stop, { signal: ending.signal, passive: true });
  return { stop, running: () => !ending.signal.aborted };
}
