import { type ReactNode, useCallback, useState } from "react";
import type { Row } from "~/resource/resource";
import type { ListedRow } from "./create-columns";
import { type MenuTarget, RowMenu } from "./row-menu";

/** One menu for all rows of a table, at the button that was pressed. */
export function useRowMenu(rows: readonly ListedRow[], onDelete: (row: Row) => void) {
  const [{ target, opened }, setMenu] = useState<{ target: MenuTarget | null; opened: boolean }>({
    target: null,
    opened: false,
  });
  const openMenu = useCallback(
    (listed: ListedRow, button: HTMLElement) => setMenu({ target: { listed, button }, opened: true }),
    [],
  );
  // When its row is gone or has moved, the menu would seem to belong to the row that is there now.
  const { listed } = target ?? {};
  if (opened && !rows.some(({ row, position }) => row.id === listed?.row.id && position === listed.position)) {
    setMenu({ target: null, opened: false });
  }
  const menu: ReactNode = target && (
    <RowMenu target={target} opened={opened} close={() => setMenu({ target, opened: false })} onDelete={onDelete} />
  );
  return { menu, openMenu };
}
