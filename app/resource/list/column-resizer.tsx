import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { isSystemShortcut } from "~/lib/page/system-shortcut";
import { maxWidth, WIDTH_LIMITS } from "~/resource/columns/column-widths";
import type { VisibleColumn } from "./column-layout";
import classes from "./column-resizer.module.css";
import { type ColumnResizing, type Resize, toDefaultPx } from "./column-resizing";

type Props = { column: VisibleColumn; resizing: ColumnResizing };
type Drag = Resize & { fromX: number; isMoved: boolean };

const STEP_PX = 10;
const LARGE_STEP_PX = 50;
/** A click that shakes is no drag. */
const MIN_DRAG_PX = 3;

/** The width that a key asks for, from the current one; undefined for other keys. */
function widthForKey(event: KeyboardEvent, width: number): number | undefined {
  if (isSystemShortcut(event)) return undefined;
  const { key, shiftKey } = event;
  const step = shiftKey ? LARGE_STEP_PX : STEP_PX;
  if (key === "ArrowLeft") return width - step;
  if (key === "ArrowRight") return width + step;
  return key === "Home" ? WIDTH_LIMITS.min : undefined;
}

/** The edge of a column that is dragged, or moved by keys, to change its width; of one that is pinned right, the left edge. */
export function ColumnResizer({ column, resizing }: Props) {
  const { t } = useTranslation("resource");
  const { id, name, pin } = column;
  const drag = useRef<Drag | null>(null);
  const knownWidth = resizing.knownWidthOf(column);

  function onPointerDown({ button, clientX, pointerId, currentTarget }: PointerEvent<HTMLElement>) {
    if (button !== 0) return;
    currentTarget.setPointerCapture(pointerId);
    drag.current = { ...resizing.start(id), fromX: clientX, isMoved: false };
  }

  function onPointerMove({ clientX }: PointerEvent) {
    const { current } = drag;
    if (!current) return;
    const moved = toDefaultPx(clientX - current.fromX);
    current.isMoved ||= Math.abs(moved) >= MIN_DRAG_PX;
    if (current.isMoved) current.show(current.width + (pin === "right" ? -moved : moved));
  }

  function end(finish: "commit" | "cancel") {
    if (drag.current?.isMoved) drag.current[finish]();
    drag.current = null;
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === "Escape" && drag.current) end("cancel");
    else if (event.key === "Enter") resizing.fit(id);
    else {
      const resize = resizing.start(id);
      const width = widthForKey(event, resize.width);
      if (width === undefined) return;
      resize.show(width);
      resize.commit();
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <hr
      tabIndex={-1}
      className={`${classes.handle} screen-only`}
      aria-orientation="vertical"
      aria-label={t("columns.width", { column: name })}
      aria-valuenow={knownWidth}
      aria-valuemin={WIDTH_LIMITS.min}
      aria-valuemax={maxWidth(knownWidth)}
      title={t("columns.widthHint")}
      // How wide a column has grown is known only to the browser.
      onFocus={({ currentTarget }) => {
        const width = Math.round(resizing.widthOf(id));
        currentTarget.setAttribute("aria-valuenow", String(width));
        currentTarget.setAttribute("aria-valuemax", String(maxWidth(width)));
      }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => end("commit")}
      onPointerCancel={() => end("cancel")}
      onDoubleClick={() => resizing.fit(id)}
      onKeyDown={onKeyDown}
    />
  );
}
