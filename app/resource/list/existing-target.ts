import { forwardRef, useImperativeHandle } from "react";

/** Makes an element that is already on the page the target of a menu. */
export const ExistingTarget = forwardRef<HTMLElement | null, { button: HTMLElement | null }>(function ExistingTarget(
  { button },
  ref,
) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => button, [button]);
  return null;
});
