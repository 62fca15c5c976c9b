import type { KeyboardEvent } from "react";

/**
 * Whether a key is for an input method. Safari ends the composition before the key that confirms or cancels it, which only
 * its code tells then (WebKit bug 165004).
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
