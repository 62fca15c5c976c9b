/** What operators type and paste, in the form that rules and servers know. */

/** What a copy may carry around a text: blanks, and marks that are not seen. */
const BEFORE = /^[\s\p{Cf}]+/u;
const ONE = /^[\s\p{Cf}]$/u;

/**
 * Without blanks and unseen marks around it. Those at the end are counted from there: a pattern for them would look at
 * each run within the text anew from each of its characters.
 */
export function trimTyped(typed: string): string {
  let end = typed.length;
  for (let last = lastOf(typed, end); ONE.test(last); last = lastOf(typed, end)) end -= last.length;
  return typed.slice(0, end).replace(BEFORE, "");
}

/** The last character before an index, of one or two code units; empty at the start. */
function lastOf(typed: string, end: number): string {
  const before = String.fromCodePoint(typed.codePointAt(end - 2) ?? 0);
  return before.length > 1 ? before : typed.charAt(end - 1);
}

/** Without blanks around it, and with full-width digits, letters and signs as plain ones. */
export const normalizeTyped = (typed: string): string => trimTyped(typed.normalize("NFKC"));

/** Digits with a meaning of their own: 10² is not 102. */
const withoutRaised = (typed: string): string => (/\p{No}/u.test(typed) ? typed.trim() : normalizeTyped(typed));

/** A number as spreadsheets and people write it, without what does not change it: 1,200.0 is 1200. */
export const plainNumber = (typed: string): string =>
  withoutRaised(typed)
    .replace(/^-?\d{1,3}(,\d{3})+(?=\.|$)/, (digits) => digits.replaceAll(",", ""))
    .replace(/^(-?\d+)\.0+$/, "$1");

/** A telephone number without blanks, hyphens, dots, brackets, the code of China and the marks of direction that a copy may carry. */
export const plainPhone = (typed: string): string =>
  normalizeTyped(typed)
    .replace(/[\s().\p{Dash}\p{Cf}]/gu, "")
    .replace(/^(?:\+|00)?86(?=1\d{10}$)/, "");
