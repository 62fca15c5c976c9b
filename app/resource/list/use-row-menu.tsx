import { type ComponentProps, type ReactNode, useCallback, useState } from "react";
import type { ListedRow } from "./create-columns";
import { type MenuTarget, RowMenu } from "./row-menu";

type Options = Omit<ComponentProps<typeof RowMenu>, "target" | "close">;

/** One menu for all rows of a list, at the button that was pressed. */
export function useRowMenu(rows: readonly ListedRow[], options: Options) {
  const [target, setTarget] = useState<MenuTarget | null>(null);
  const openMenu = useCallback((listed: ListedRow, button: HTMLElement) => setTarget({ listed, button }), []);
  const isSame = ({ row, position }: ListedRow) =>
    row.id === target?.listed.row.id && position === target.listed.position;
  // As the row is now; when it is gone or has moved, the menu would seem to belong to the row that is there now.
  const listed = target && rows.find(isSame);
  if (target && !listed) setTarget(null);
  const menu: ReactNode = target && listed && (
    <RowMenu {...options} target={{ ...target, listed }} close={() => setTarget(null)} />
  );
  return { menu, openMenu };
}
