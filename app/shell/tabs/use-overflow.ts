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

/** The overflow of a strip as an external store. */
function overflowOf(strip: RefObject<HTMLElement>) {
  let hidden: Hidden = { left: false, right: false };

  function measure(): Hidden {
    const { scrollLeft = 0, clientWidth = 0, scrollWidth = 0 } = strip.current ?? {};
    const left = scrollLeft > 1;
    const right = scrollLeft + clientWidth < scrollWidth - 1;
    if (left !== hidden.left || right !== hidden.right) hidden = { left, right };
    return hidden;
  }

  function subscribe(onChange: () => void): () => void {
    const node = strip.current;
    if (!node) return () => {};
    const width = new ResizeObserver(onChange);
    width.observe(node);
    const content = new MutationObserver(onChange);
    content.observe(node, { childList: true });
    node.addEventListener("scroll", onChange, { passive: true });
    return () => {
      width.disconnect();
      content.disconnect();
      node.removeEventListener("scroll", onChange);
    };
  }

  function scroll(by: number | "previous" | "next", behavior: ScrollBehavior): void {
    const page = (strip.current?.clientWidth ?? 0) * STEP;
    strip.current?.scrollBy({ left: by === "next" ? page : by === "previous" ? -page : by, behavior });
  }

  return { measure, subscribe, scroll };
}

/** The overflow of a horizontally scrolling strip. */
export function useOverflow(strip: RefObject<HTMLElement>): Overflow {
  const [{ measure, subscribe, scroll }] = useState(() => overflowOf(strip));
  return { hidden: useSyncExternalStore(subscribe, measure), scroll };
}
