import { type RefObject, useLayoutEffect, useState } from "react";

/** The number of entries that fit; if not all do, the “more” entry needs room too. All in px. */
export function fittingCount(width: number, widths: readonly number[], more: number, gap: number): number {
  const end = (count: number) => widths.slice(0, count).reduce((sum, width) => sum + width + gap, 0);
  if (end(widths.length) - gap <= width) return widths.length;
  const fits = widths.filter((_, index) => end(index + 1) + more <= width);
  return fits.length;
}

const widthOf = (node: Element) => node.getBoundingClientRect().width;

/** The number of entries that fit into a row; the ruler contains a hidden copy of each, the “more” entry last. */
export function useFitting(width: RefObject<Element>, ruler: RefObject<Element>, gap: number): number {
  const [count, setCount] = useState(0);
  useLayoutEffect(() => {
    const [row, copies] = [width.current, ruler.current];
    if (!row || !copies) return;
    const measure = () => {
      const widths = [...copies.children].map(widthOf);
      setCount(fittingCount(widthOf(row), widths.slice(0, -1), widths.at(-1) ?? 0, gap));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    observer.observe(copies);
    measure();
    return () => observer.disconnect();
  }, [width, ruler, gap]);
  return count;
}
