/**
 * Some values as one text, with commas between them. A comma of a value is written as `%2C`, and its percent sign as
 * `%25`, but only before `2C` or `25`, where it would be read as an escape: 50% stays as old addresses have it.
 */
export const joinValues = (values: readonly string[]): string =>
  values.map((value) => value.replace(/%(?=2C|25)/g, "%25").replaceAll(",", "%2C")).join(",");

/** The values of such a text. */
export const splitValues = (text: string): string[] =>
  text.split(",").map((value) => value.replaceAll("%2C", ",").replaceAll("%25", "%"));
