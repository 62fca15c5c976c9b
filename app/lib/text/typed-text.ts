/** What operators type and paste, in the form that rules and servers know. */

/** What a copy may carry around a text: blanks, and marks that are not seen. */
const AROUND = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/** Without blanks and unseen marks around it. */
export const trimTyped = (typed: string): string => typed.replace(AROUND, "");

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
