import { type RefObject, useEffect, useState } from "react";

export type Overflow = {
  /** Whether content is scrolled out of view on a side. */
  hidden: { left: boolean; right: boolean };
  /** Scrolls by px, or by most of a page. */
  scroll: (by: number | "previous" | "next", behavior: ScrollBehavior) => void;
};

/** The part of the visible width that one step scrolls. */
const STEP = 0.8;

/** The overflow of a horizontally scrolling strip. */
export function useOverflow(strip: RefObject<HTMLElement>): Overflow {
  const [left, setLeft] = useState(false);
  const [right, setRight] = useState(false);

  useEffect(() => {
    const node = strip.current;
    if (!node) return;
    const measure = () => {
      setLeft(node.scrollLeft > 1);
      setRight(node.scrollLeft + node.clientWidth < node.scrollWidth - 1);
    };
    const width = new ResizeObserver(measure);
    width.observe(node);
    const content = new MutationObserver(measure);
    content.observe(node, { childList: true });
    node.addEventListener("scroll", measure, { passive: true });
    return () => {
      width.disconnect();
      content.disconnect();
      node.removeEventListener("scroll", measure);
    };
  }, [strip]);

  function scroll(by: number | "previous" | "next", behavior: ScrollBehavior) {
    const page = (strip.current?.clientWidth ?? 0) * STEP;
    strip.current?.scrollBy({ left: by === "next" ? page : by === "previous" ? -page : by, behavior });
  }
  return { hidden: { left, right }, scroll };
}
