/** The first characters of a text that a spreadsheet would run as a formula (OWASP, CSV Injection). */
export const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;

/** A negative figure with its currency or unit, which is no formula. */
const FIGURE = /^-(?:[A-Z]{0,3}\p{Sc})?[\d.,]+[\p{L}%\s]*$/u;

/** A copied text with a quote before what a spreadsheet would run as a formula. */
export const withFormulaQuote = (text: string): string =>
  FORMULA.test(text) && !FIGURE.test(text) ? `'${text}` : text;
