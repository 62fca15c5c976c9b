/** Whether a click ends the selection of some text, which is to be copied. */
export const isSelectingText = (): boolean => getSelection()?.isCollapsed === false;
