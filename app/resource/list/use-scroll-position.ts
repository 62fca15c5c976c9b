import { type RefObject, useLayoutEffect, useRef } from "react";
import { useResource } from "~/resource/resource-context";

/**
 * Keeps how far the rows of a search are scrolled for the next visit of the list. Another search starts at the top.
 * `isComplete`: all rows are rendered, so that the list is as high as it was.
 */
export function useScrollPosition(table: RefObject<HTMLElement>, query: string, isComplete: boolean): void {
  const { listState } = useResource();
  const restored = useRef<string>();
  useLayoutEffect(() => {
    const area = table.current?.parentElement;
    const isFirst = restored.current === undefined;
    if (!area || (isFirst && !isComplete)) return;
    const { scrolled } = listState.get();
    if (isFirst && scrolled.query === query) area.scrollTop = scrolled.top;
    // Only where it is scrolled: setting it makes the browser lay out a hundred new rows in the middle of the update.
    else if (restored.current !== query && scrolled.top > 0) area.scrollTop = 0;
    restored.current = query;
    const save = () => listState.set({ scrolled: { query, top: area.scrollTop } });
    area.addEventListener("scroll", save, { passive: true });
    return () => area.removeEventListener("scroll", save);
  }, [table, query, isComplete, listState]);
}
