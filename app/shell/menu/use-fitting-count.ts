import { type RefObject, useLayoutEffect, useState } from "react";

/** The number of entries that fit; if not all do, the “more” entry needs room too. All in px. */
export function countFitting(width: number, widths: readonly number[], more: number, gap: number): number {
  const endOf = (count: number) => widths.slice(0, count).reduce((sum, width) => sum + width + gap, 0);
  if (endOf(widths.length) - gap <= width) return widths.length;
  const fits = widths.filter((_, index) => endOf(index + 1) + more <= width);
  return fits.length;
}

const widthOf = (node: Element) => node.getBoundingClientRect().width;

/** The number of entries that fit into a row; the ruler contains a hidden copy of each, the “more” entry last. */
export function useFittingCount(rowRef: RefObject<Element>, rulerRef: RefObject<Element>, gap: number): number {
  const [count, setCount] = useState(0);
  useLayoutEffect(() => {
    const [row, copies] = [rowRef.current, rulerRef.current];
    if (!row || !copies) return;
    const measure = () => {
      const widths = [...copies.children].map(widthOf);
      setCount(countFitting(widthOf(row), widths.slice(0, -1), widths.at(-1) ?? 0, gap));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    observer.observe(copies);
    measure();
    return () => observer.disconnect();
  }, [rowRef, rulerRef, gap]);
  return count;
}
