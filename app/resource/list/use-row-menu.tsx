import { type ComponentProps, type ReactNode, useCallback, useState } from "react";
import type { ListedRow } from "./create-columns";
import { type MenuTarget, RowMenu } from "./row-menu";

type Options = Omit<ComponentProps<typeof RowMenu>, "target" | "close">;

/** One menu for all rows of a list, at the button that was pressed. */
export function useRowMenu(rows: readonly ListedRow[], options: Options) {
  const [target, setTarget] = useState<MenuTarget | null>(null);
  const openMenu = useCallback((listed: ListedRow, button: HTMLElement) => setTarget({ listed, button }), []);
  const { listed, button } = target ?? {};
  // As the row is now; when it is gone or has moved, the menu would seem to belong to the row that is there now.
  const current = rows.find(({ row, position }) => row.id === listed?.row.id && position === listed.position);
  if (target && !current) setTarget(null);
  const menu: ReactNode = current && button && (
    <RowMenu {...options} target={{ listed: current, button }} close={() => setTarget(null)} />
  );
  return { menu, openMenu };
}
