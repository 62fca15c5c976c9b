import { type RefObject, useMemo } from "react";
import { useStore } from "~/lib/state/use-store";
import { useResource } from "~/resource/resource-context";
import { tableLayout, type VisibleColumn } from "./column-layout";
import { createResizing } from "./column-resizing";

/** The style of a table with the operator's widths, and what changes them. */
export function useColumnWidths(columns: readonly VisibleColumn[], table: RefObject<HTMLTableElement>) {
  const { preferences } = useResource();
  const widths = useStore(preferences, (current) => current.widths);
  const layout = useMemo(() => tableLayout(columns, widths), [columns, widths]);
  const resizing = useMemo(
    () => createResizing({ columns, widths, preferences, table }),
    [columns, widths, preferences, table],
  );
  return { layout, resizing };
}
