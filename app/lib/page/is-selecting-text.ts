import type { MouseEvent } from "react";

/** Whether a click ends the selection of some text of its element, which is to be copied; one by a key never does. */
export function isSelectingText({ detail, currentTarget }: MouseEvent): boolean {
  const selection = getSelection();
  return detail > 0 && selection?.isCollapsed === false && selection.getRangeAt(0).intersectsNode(currentTarget);
}
