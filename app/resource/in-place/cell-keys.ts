import type { KeyboardEvent } from "react";
import { isComposing } from "~/lib/page/is-composing";

type Actions = { save: () => void; cancel: () => void; saveAndMove: (step: 1 | -1) => void };
type Options = Actions & {
  /** A list is open only as long as the cell is edited. */
  picks: boolean;
};

const hasModifier = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => ctrlKey || metaKey || altKey || shiftKey;

/**
 * The keys of an edited cell, before they reach its input: Enter saves, Escape goes back, Tab saves and moves on. An open
 * list has its own Enter and Escape, an input method all of them, and what is opened in a portal is not in the cell.
 */
export function cellKeys({ save, cancel, saveAndMove, picks }: Options) {
  function actionFor(event: KeyboardEvent<HTMLElement>): (() => void) | null {
    const { target, currentTarget, key, shiftKey } = event;
    if (!(target instanceof Element) || !currentTarget.contains(target) || isComposing(event)) return null;
    const isListOpen = target.hasAttribute("data-expanded");
    if (key === "Tab") return () => saveAndMove(shiftKey ? -1 : 1);
    if (hasModifier(event)) return null;
    if (key === "Enter" && !isListOpen && !target.closest("button")) return save;
    return key === "Escape" && (!isListOpen || picks) ? cancel : null;
  }
  return (event: KeyboardEvent<HTMLElement>): void => {
    const action = actionFor(event);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
}
