/** A ref of what has the focus as soon as it is rendered, where a dialog cannot find it: its content is loaded later. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
