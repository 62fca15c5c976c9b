/** At most: of the letters and digits of a language, and of its ideographs, in px at the default font size. */
const LETTER_PX = 8;
const IDEOGRAPH_PX = 14;

/** Left and right of what a cell holds, together. */
export const CELL_PADDING_PX = 16;

/** The width that a text of one line takes at most, in px at the default font size. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (/\p{Ideographic}/u.test(letter) ? IDEOGRAPH_PX : LETTER_PX), 0);
