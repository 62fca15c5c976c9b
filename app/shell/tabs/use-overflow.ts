import { type RefObject, useState, useSyncExternalStore } from "react";

type Hidden = { left: boolean; right: boolean };

export type Overflow = {
  /** Whether content is scrolled out of view on a side. */
  hidden: Hidden;
  /** Scrolls by px, or by most of a page. */
  scroll: (by: number | "previous" | "next", behavior: ScrollBehavior) => void;
};

/** The part of the visible width that one step scrolls. */
const STEP = 0.8;

/**
 * The overflow of a strip as an external store. It is measured by an observer after the layout: reading it while
 * rendering would lay out the whole page once more.
 */
function overflowOf(strip: RefObject<HTMLElement>) {
  let hidden: Hidden = { left: false, right: false };

  function subscribe(onChange: () => void): () => void {
    const node = strip.current;
    if (!node) return () => {};
    const measure = () => {
      const left = node.scrollLeft > 1;
      const right = node.scrollLeft + node.clientWidth < node.scrollWidth - 1;
      if (left === hidden.left && right === hidden.right) return;
      hidden = { left, right };
      onChange();
    };
    const width = new ResizeObserver(measure);
    width.observe(node);
    const content = new MutationObserver(() => {
      // An observer is called once after the layout whenever it starts to observe.
      width.unobserve(node);
      width.observe(node);
    });
    content.observe(node, { childList: true });
    node.addEventListener("scroll", measure, { passive: true });
    return () => {
      width.disconnect();
      content.disconnect();
      node.removeEventListener("scroll", measure);
    };
  }

  function scroll(by: number | "previous" | "next", behavior: ScrollBehavior): void {
    const page = (strip.current?.clientWidth ?? 0) * STEP;
    strip.current?.scrollBy({ left: by === "next" ? page : by === "previous" ? -page : by, behavior });
  }

  return { read: () => hidden, subscribe, scroll };
}

/** The overflow of a horizontally scrolling strip. */
export function useOverflow(strip: RefObject<HTMLElement>): Overflow {
  const [{ read, subscribe, scroll }] = useState(() => overflowOf(strip));
  return { hidden: useSyncExternalStore(subscribe, read), scroll };
}
