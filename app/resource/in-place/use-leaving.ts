import { useRef } from "react";

/**
 * The handlers of an element that `leave` is called for when the focus has left it and the page still has it. React tells
 * them also of what is opened from it in a portal, such as a calendar.
 */
export function useLeaving(leave: () => void) {
  const hasFocus = useRef(false);
  return {
    onFocus(): void {
      hasFocus.current = true;
    },
    onBlur(): void {
      hasFocus.current = false;
      // The element that gets the focus is told of it next.
      setTimeout(() => {
        if (!hasFocus.current && document.hasFocus()) leave();
      });
    },
  };
}
