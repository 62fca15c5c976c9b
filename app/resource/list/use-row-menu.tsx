import { type ComponentProps, type ReactNode, useCallback, useState } from "react";
import type { ListedRow } from "./create-columns";
import { type MenuTarget, RowMenu } from "./row-menu";

type Options = Omit<ComponentProps<typeof RowMenu>, "target" | "opened" | "close">;

/** One menu for all rows of a list, at the button that was pressed. */
export function useRowMenu(rows: readonly ListedRow[], options: Options) {
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
    <RowMenu {...options} target={target} opened={opened} close={() => setMenu({ target, opened: false })} />
  );
  return { menu, openMenu };
}
