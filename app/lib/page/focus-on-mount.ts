/**
 * A ref of what gets the focus as soon as it is rendered: the content of a dialog that is loaded later, or what takes the
 * place of a button that had it.
 */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
