import { useRef } from "react";

/**
 * The focus handlers of an element. `leave` is called when the focus has moved out of it, but not to another window. A
 * portal that was opened from it, such as a calendar, counts as inside: React's events bubble through portals.
 */
export function useLeaving(leave: () => void) {
  const hasFocus = useRef(false);
  return {
    onFocus(): void {
      hasFocus.current = true;
    },
    onBlur(): void {
      hasFocus.current = false;
      // The next element has its focus event after this one.
      setTimeout(() => {
        if (!hasFocus.current && document.hasFocus()) leave();
      });
    },
  };
}
