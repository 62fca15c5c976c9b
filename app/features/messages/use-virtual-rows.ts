import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useLayoutEffect, useState } from "react";

/** What a row is taken to be high until it is measured, in px. */
const ROW_HEIGHT = 96;
/** Rows drawn beyond those seen, so that fast scrolling shows no gap. */
const OVERSCAN = 8;

type Options = {
  /** The element that is as high as all rows together. */
  list: RefObject<HTMLElement>;
  ids: readonly number[];
  /** The row that stays drawn wherever the list is scrolled to: the one with the focus. */
  focused: number;
};

/**
 * Which rows of a long list are drawn, and where. The list scrolls with the nearest element marked
 * `data-scroller`, else with the main area.
 */
export function useVirtualRows({ list, ids, focused }: Options) {
  const [scrollMargin, setScrollMargin] = useState(0);
  const scroller = useCallback(() => list.current?.closest<HTMLElement>("[data-scroller], main") ?? null, [list]);

  // What stands above the list may change its height at any drawing.
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
