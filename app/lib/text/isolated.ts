/** Characters written from right to left, and those that turn the order of the characters behind them. */
const TURNING = /[\p{Bidi_Control}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";

/**
 * A text for the middle of a sentence of another direction: isolated if it would turn the order of what stands around
 * it (Unicode TR 9, 2.7).
 */
export const isolated = (text: string): string =>
  TURNING.test(text) ? `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}` : text;
