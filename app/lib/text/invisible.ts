/**
 * Control characters but for line breaks, and what is invisible or turns the order of the letters around it (Unicode
 * TR 36, 2.10 and 3.6). The joiners of emoji and of some scripts are allowed.
 */
const INVISIBLE = /[^\P{Cc}\t\n\r]|\p{Bidi_Control}|[\u200B\u2028\u2029\u2060-\u2064\uFEFF]/u;

/** What is drawn: neither a blank nor a character without a shape (UAX 44, Default_Ignorable_Code_Point). */
const DRAWN = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u;

/** Whether a text has nothing that is invisible or turns the order of others, and draws something unless it is blank. */
export const isVisible = (text: string): boolean => !INVISIBLE.test(text) && (text.trim() === "" || DRAWN.test(text));
