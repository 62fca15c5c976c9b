/**
 * The props of a button that may be unusable for now. Unlike with `disabled` it keeps the focus then: see "Focusability
 * of disabled controls" in the ARIA Authoring Practices.
 */
export const focusableDisabled = (isDisabled: boolean, onClick: () => void) =>
  isDisabled ? ({ "aria-disabled": true, "data-disabled": true } as const) : { onClick };
