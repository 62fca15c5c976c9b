import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useLayoutEffect, useState } from "react";

/** The estimated height of a row until it is measured, in px. */
const ROW_HEIGHT = 96;
/** Rows rendered outside the viewport, so that fast scrolling shows no gap. */
const OVERSCAN = 8;

type Options = {
  /** The element with the height of all rows together. */
  list: RefObject<HTMLElement>;
  ids: readonly number[];
  /** The index of the row with the focus, which stays rendered wherever the list is scrolled to. */
  focused: number;
};

/**
 * Virtualizes a long list. It scrolls with the nearest element marked `data-scroller`, else with the main area.
 */
export function useVirtualRows({ list, ids, focused }: Options) {
  const [scrollMargin, setScrollMargin] = useState(0);
  const scroller = useCallback(() => list.current?.closest<HTMLElement>("[data-scroller], main") ?? null, [list]);

  // What is above the list may change its height in any render.
  useLayoutEffect(() => {
    const scrollParent = scroller();
    if (!scrollParent || !list.current) return;
    const above = list.current.getBoundingClientRect().top - scrollParent.getBoundingClientRect().top;
    setScrollMargin(Math.round(above + scrollParent.scrollTop));
  });

  return useVirtualizer({
    count: ids.length,
    getScrollElement: scroller,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin,
    getItemKey: (index) => ids[index] ?? index,
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), focused])].toSorted((a, b) => a - b),
  });
}
