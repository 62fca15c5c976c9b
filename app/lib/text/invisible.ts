/**
 * Control characters but for line breaks, and what is invisible or turns the order of the letters around it (Unicode
 * TR 36, 2.10 and 3.6). The joiners of emoji and of some scripts are allowed.
 */
const INVISIBLE = /[^\P{Cc}\t\n\r]|\p{Bidi_Control}|[\u200B\u2028\u2029\u2060-\u2064\uFEFF]/u;

/** Whether each character of a text is seen, and turns no order of others. */
export const isVisible = (text: string): boolean => !INVISIBLE.test(text);
