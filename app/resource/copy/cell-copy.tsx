import { type PointerEvent, type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { type CellTarget, cellTarget } from "~/resource/list/cell-target";
import type { Row } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import classes from "./copy.module.css";
import { CopyButton } from "./copy-button";

type Props = {
  rows: readonly Row[];
  /** The table, which is not rendered when the pointer moves. */
  children: ReactNode;
};

/**
 * One button for the cells of all columns with `copy`, in the one below the pointer: a button in each would make a page of
 * a hundred rows slower. By keyboard a row or a cell is copied by its key, and by touch there is the drawer.
 */
export function CellCopy({ rows, children }: Props) {
  const { fields } = useResource();
  const [hovered, setHovered] = useState<{ target: CellTarget; name: string; rows: readonly Row[] } | null>(null);
  // With other rows its cell may have another record.
  const current = hovered?.rows === rows ? hovered : null;
  function onPointerOver({ target, pointerType }: PointerEvent<HTMLElement>): void {
    if (pointerType === "touch" || (target instanceof Node && current?.target.cell.contains(target))) return;
    const found = cellTarget(target, rows, fields);
    const { name = "" } = found ?? {};
    setHovered(found && fields[name]?.column?.copy ? { target: found, name, rows } : null);
  }
  return (
    <div className={classes.around} onPointerOver={onPointerOver}>
      {children}
      {current &&
        createPortal(
          <CopyButton
            row={current.target.row}
            name={current.name}
            className={classes.inCell}
            data-start={fields[current.name]?.column?.alignEnd || undefined}
            tabIndex={-1}
            data-pointer-only
          />,
          current.target.cell,
        )}
    </div>
  );
}
