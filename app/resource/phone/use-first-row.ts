import { useWindowEvent } from "@mantine/hooks";
import { useCallback, useRef } from "react";
import { ROW_HEIGHT } from "~/resource/preferences";
import { useResource } from "~/resource/resource-context";

/** How many of its rows are above the area in which a list scrolls. */
function rowsAbove(list: HTMLElement): number {
  const { top, height } = list.getBoundingClientRect();
  const areaTop = list.closest("main")?.getBoundingClientRect().top ?? 0;
  return height === 0 ? 0 : Math.max(0, Math.floor(((areaTop - top) / height) * list.children.length));
}

/**
 * Keeps which row of a search is at the top as a table keeps it, so that both show the same row when the page gets
 * narrow or wide. The position of the page itself is kept by the frame. Returns the ref of the list.
 */
export function useFirstRow(query: string, wasTable: boolean): (list: HTMLElement | null) => void {
  const { listState, preferences } = useResource();
  const list = useRef<HTMLElement | null>(null);
  const rowHeight = useCallback(() => ROW_HEIGHT[preferences.get().density], [preferences]);
  const save = () => {
    if (list.current) listState.set({ scrolled: { query, top: rowsAbove(list.current) * rowHeight() } });
  };
  // Events of scrolling do not bubble.
  useWindowEvent("scroll", save, { capture: true, passive: true });
  return useCallback(
    (element: HTMLElement | null) => {
      list.current = element;
      const { scrolled } = listState.get();
      const above = Math.floor(scrolled.top / rowHeight());
      if (wasTable && above > 0) element?.children[above]?.scrollIntoView({ block: "start" });
    },
    [listState, rowHeight, wasTable],
  );
}
